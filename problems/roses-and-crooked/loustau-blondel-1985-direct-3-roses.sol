
          Jean-Marc Loustau
            Denis Blondel
    Rex Multiplex 1985, 3rd prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -R   .   Q  RO -RO   .   .   .   8
|                                   |
7 -RO  -P   .   .  -P   .   P   .   7
|                                   |
6   .   P   .   .   .  -P   .   .   6
|                                   |
5   R   .   .   .   .  -P  -P   .   5
|                                   |
4   K   .   .   .   P  -K   .   .   4
|                                   |
3  -P   .   .   .   .   .   .   .   3
|                                   |
2   .   .  -S   .   .   P   .   S   2
|                                   |
1   .   .   .   .   R   . -RO  RO   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #3                        11 + 12

   1.Qc8-c5 ! threat:
          2.Qc5-e3 +
              2...Sc2*e3
                  3.f2*e3 #
      1...ROg1-e2
          2.ROh1-h5 +
              2...ROe2*h5
                  3.ROd8-e6 #
              2...Kf4*e4
                  3.Qc5-d5 #
      1...ROg1-d4
          2.Qc5*f5 +
              2...ROd4*f5
                  3.ROd8-e6 #
      1...Sc2-d4
          2.ROd8-e6 +
              2...Sd4*e6
                  3.Qc5-e3 #
      1...ROa7-d4
          2.ROd8-e6 +
              2...ROd4*e6
                  3.Qc5*f5 #
      1...ROa7-b5
          2.ROh1-h5 +
              2...ROb5*h5
                  3.Qc5*f5 #
      1...ROe8-e2
          2.ROd8-e6 +
              2...ROe2*e6
                  3.ROh1-h5 #
      1...ROe8-c3 +
          2.Qc5*c3 threat:
                  3.ROh1-h5 #
                  3.Qc3-g3 #
              2...ROg1-e2
                  3.Qc3-f3 #
              2...ROg1-f3
                  3.ROh1-h5 #
                  3.Qc3*f3 #
                  3.ROd8-e6 #
              2...ROg1*g7
                  3.Qc3-f3 #
              2...Sc2*e1
                  3.Qc3-d2 #
                  3.Qc3-e3 #
              2...Sc2-e3
                  3.f2*e3 #
                  3.Qc3*e3 #
              2...ROa7-b5
                  3.ROh1-h5 #
      1...ROe8*e4 +
          2.Re1*e4 +
              2...f5*e4
                  3.ROh1-h5 #
      1...ROe8-b5
          2.Qc5*f5 +
              2...ROb5*f5
                  3.ROh1-h5 #


solution finished.


