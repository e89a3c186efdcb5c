
              Uri Avner
 Israel Ring Tourney 1981, 1st prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   R   .   .   .   .   P  -P   P   7
|                                   |
6   .   .   .   .   .  -K  -P   .   6
|                                   |
5   P   P   .   R   .   .   S   .   5
|                                   |
4   K  -P   .   .   .   P   .   B   4
|                                   |
3  -B   Q   .   .   .   .   P   .   3
|                                   |
2  -R  -R   .  -P   .   .   .   .   2
|                                   |
1  -S  -S   .  -B   .   S   .   B   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  s#3                       14 + 11

      1...Sa1-c2
          2.Ra7-a6 +
              2...Kf6-e7
                  3.Qb3*b4 +
                      3...Rb2*b4 #
                      3...Sc2*b4 #
                      3...Ba3*b4 #
      1...Sa1*b3
          2.Sg5-e4 +
              2...Kf6-e6
                  3.Se4-c5 +
                      3...Sb3*c5 #
      1...Bd1-e2
          2.Qb3-c3 +
              2...b4*c3
                  3.f7-f8=Q +
                      3...Ba3*f8 #
                  3.f7-f8=R +
                      3...Ba3*f8 #
          2.Ra7-a6 +
              2...Kf6-e7
                  3.Qb3*b4 +
                      3...Rb2*b4 #
                      3...Ba3*b4 #
      1...Bd1-f3
          2.Qb3-c3 +
              2...b4*c3
                  3.f7-f8=Q +
                      3...Ba3*f8 #
                  3.f7-f8=R +
                      3...Ba3*f8 #
          2.Ra7-a6 +
              2...Kf6-e7
                  3.Qb3*b4 +
                      3...Rb2*b4 #
                      3...Ba3*b4 #
      1...Bd1-g4
          2.Qb3-c3 +
              2...b4*c3
                  3.f7-f8=Q +
                      3...Ba3*f8 #
                  3.f7-f8=R +
                      3...Ba3*f8 #
      1...Bd1-h5
          2.Qb3-c3 +
              2...b4*c3
                  3.f7-f8=Q +
                      3...Ba3*f8 #
                  3.f7-f8=R +
                      3...Ba3*f8 #
          2.Ra7-a6 +
              2...Kf6-e7
                  3.Qb3*b4 +
                      3...Rb2*b4 #
                      3...Ba3*b4 #
      1...Rb2-c2
          2.Qb3-c3 +
              2...b4*c3
                  3.f7-f8=Q +
                      3...Ba3*f8 #
                  3.f7-f8=R +
                      3...Ba3*f8 #
      1...Rb2*b3
          2.Rd5-d6 +
              2...Kf6-f5
                  3.Sf1-e3 +
                      3...Rb3*e3 #

   1.Qb3-c2 ! zugzwang.
      1...Sa1*c2
          2.Rd5-d6 +
              2...Kf6-f5
                  3.Sf1-e3 +
                      3...Sc2*e3 #
      1...Sa1-b3
          2.Ra7-a6 +
              2...Kf6-e7
                  3.Qc2-c5 +
                      3...Sb3*c5 #
      1...Bd1-e2
          2.Qc2-c3 +
              2...b4*c3
                  3.f7-f8=Q +
                      3...Ba3*f8 #
                  3.f7-f8=R +
                      3...Ba3*f8 #
      1...Bd1-f3
          2.Qc2-c3 +
              2...b4*c3
                  3.f7-f8=Q +
                      3...Ba3*f8 #
                  3.f7-f8=R +
                      3...Ba3*f8 #
      1...Bd1-g4
          2.Qc2-c3 +
              2...b4*c3
                  3.f7-f8=Q +
                      3...Ba3*f8 #
                  3.f7-f8=R +
                      3...Ba3*f8 #
      1...Bd1-h5
          2.Qc2-c3 +
              2...b4*c3
                  3.f7-f8=Q +
                      3...Ba3*f8 #
                  3.f7-f8=R +
                      3...Ba3*f8 #
      1...Rb2*c2
          2.Sg5-e4 +
              2...Kf6-e6
                  3.Se4-c5 +
                      3...Rc2*c5 #
      1...Rb2-b3
          2.Qc2-c3 +
              2...b4*c3
                  3.f7-f8=Q +
                      3...Ba3*f8 #
                  3.f7-f8=R +
                      3...Ba3*f8 #
      1...b4-b3
          2.Qc2-c3 +
              2...Sb1*c3 #
          2.Qc2-c6 +
              2...Ba3-d6 #
          2.Rd5-d6 +
              2...Ba3*d6 #
          2.f7-f8=Q +
              2...Ba3*f8 #
          2.f7-f8=R +
              2...Ba3*f8 #


solution finished.


