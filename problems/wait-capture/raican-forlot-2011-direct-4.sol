
             Paul Raican
              D. Forlot
         France Echecs 2011

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   K   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   B   .   .   .  -K  -P   P   .   5
|                                   |
4   .   .   .  -P  -P   .   .   .   4
|                                   |
3   .   P   .   .   .   .   P   .   3
|                                   |
2   .   .   P   .   .   P   .   .   2
|                                   |
1   .   .   R   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #4                          8 + 4
   Circe CaptureSquare WaitCapture

   1.c2-c4 ! threat:
          2.Ba5-c7 #
      1...d4*c3 ep.
          2.Ba5*c3[+wPc4] #
      1...d4-d3
          2.Ba5-c3 #
      1...e4-e3
          2.f2-f3 threat:
                  3.Ba5-c7 #
              2...d4-d3
                  3.Ba5-c3 #
              2...f5-f4
                  3.g3-g4 threat:
                          4.Ba5-c7 #
                      3...d4-d3
                          4.Ba5-c3 #
      1...f5-f4
          2.g3-g4 threat:
                  3.Ba5-c7 #
              2...d4-d3
                  3.Ba5-c3 #
              2...e4-e3
                  3.f2-f3 threat:
                          4.Ba5-c7 #
                      3...d4-d3
                          4.Ba5-c3 #

   1.f2-f4 + !
      1...e4*f3 ep.
          2.Rc1-e1 +
              2...Ke5-d5
                  3.Re1-e5 #
      1...Ke5-d5
          2.c2-c4 +
              2...d4*c3 ep.
                  3.Rc1-d1 +
                      3...Kd5-c5
                          4.Rd1-d5 #
              2...Kd5-c5
                  3.b3-b4 #


solution finished.


