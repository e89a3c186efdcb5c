
             Paul Raican
              D. Forlot
         France Echecs 2011

+---a---b---c---d---e---f---g---h---+
|                                   |
8   S   .   .   .   .   .   .   .   8
|                                   |
7   B   .  -P   .   K   .  -P   .   7
|                                   |
6   .   .   P   .   .   .   P   .   6
|                                   |
5   .   .   .   .   S  -K   .   .   5
|                                   |
4   .   P   .   .   .   .   .   P   4
|                                   |
3   .   .   .   .   P   P   .   .   3
|                                   |
2   .   .   .   .   .   .   .   P   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #4                         11 + 3
   Circe CaptureSquare WaitCapture

   1.Sa8-b6 ! zugzwang.
      1...Kf5*e5
          2.Sb6-c4 +
              2...Ke5-d5
                  3.e3-e4 #
              2...Ke5-f5
                  3.e3-e4 +
                      3...Kf5-f4
                          4.Ba7-e3 #
      1...c7*b6
          2.c6-c7 threat:
                  3.c7-c8=Q +
                      3...Kf5*e5
                          4.Qc8-e6 #
          2.Ba7-b8 zugzwang.
              2...b6-b5
                  3.c6-c7 threat:
                          4.c7-c8=Q #
                          4.c7-c8=B #

   1.Sa8*c7 ! threat:
          2.f3-f4 zugzwang.
              2...Kf5-e4
                  3.Sc7-b5 zugzwang.
                      3...Ke4-d5
                          4.Sb5-c3 #
                      3...Ke4-f5
                          4.Sb5-d6 #
          2.Ba7-c5 zugzwang.
              2...Kf5*e5
                  3.Bc5-d6 +
                      3...Ke5-f5
                          4.e3-e4 #
          2.Ba7-b8 zugzwang.
              2...Kf5*e5
                  3.Sc7-a8 +
                      3...Ke5-d5
                          4.Sa8-b6 #
                      3...Ke5-f5
                          4.e3-e4 #
          2.Sc7-e6 threat:
                  3.e3-e4 +
                      3...Kf5*e5[+bPc7]
                          4.Ba7-d4 #
              2...Kf5*e5[+bPc7]
                  3.Ba7-d4 +
                      3...Ke5-d5
                          4.Se6*c7[+wSe5] #
                      3...Ke5-f5
                          4.e3-e4 #
                          4.Se6*g7[+wSe5] #
          2.Sc7-e8 zugzwang.
              2...Kf5*e5[+bPc7]
                  3.Ba7-d4 +
                      3...Ke5-d5
                          4.Se8*c7[+wSe5] #
                      3...Ke5-f5
                          4.Se8*g7[+wSe5] #
          2.Ke7-d6 threat:
                  3.e3-e4 +
                      3...Kf5-f4
                          4.Sc7-d5 #
                          4.Sc7-e6 #
                      3...Kf5-f6
                          4.Sc7-d5 #
                          4.Sc7-e8 #
              2...Kf5-f6
                  3.Sc7-d5 +
                      3...Kf6-f5
                          4.e3-e4 #
      1...Kf5*e5
          2.e3-e4 zugzwang.
              2...Ke5-f4
                  3.Sc7-b5 zugzwang.
                      3...Kf4-e5
                          4.Ba7-b8 #
                  3.Sc7-e6 +
                      3...Kf4-e5
                          4.Ba7-d4 #
                          4.Ba7-b8 #
          2.Ba7-d4 +
              2...Ke5-f5
                  3.e3-e4 +
                      3...Kf5-f4
                          4.Sc7-d5 #
                          4.Sc7-e6 #
          2.Ba7-b8 threat:
                  3.Sc7-a8 +
                      3...Ke5-d5
                          4.Sa8-b6 #
                      3...Ke5-f5
                          4.e3-e4 #
              2...Ke5-f5
                  3.e3-e4 +
                      3...Kf5-f4
                          4.Sc7-d5 #
                      3...Kf5-e5
                          4.Sc7-b5 #
                          4.Sc7-e6 #


solution finished.


