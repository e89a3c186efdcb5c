
          Mikhail Marandyuk
      Quartz 21, 2002 (version)

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   S   .   .  -B   .   .   8
|                                   |
7  -P   K   .   .   .   .   .  -P   7
|                                   |
6   .   .   R   .   .   .  -B  -R   6
|                                   |
5   .   .   .  -K   .   .  -R   .   5
|                                   |
4   .   .   .   .   .   P   .   .   4
|                                   |
3   .   .   .   .   Q   .   .   .   3
|                                   |
2   .   P  -P   .   .   .  -Q   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #3                          6 + 9
   Circe CaptureSquare WaitCapture

   1.b2-b3 ! threat:
          2.Rc6-d6 +
              2...Bf8*d6
                  3.Sc8-e7 #
      1...Qg2-e4
          2.Qe3-c5 +
              2...Bf8*c5
                  3.Rc6-d6 #
      1...Bg6-e4
          2.Sc8-e7 +
              2...Bf8*e7
                  3.Qe3-c5 #


solution finished.


