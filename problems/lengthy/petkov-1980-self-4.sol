
            Petko Petkov
    Die Schwalbe 1980, 2nd prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   B   .   .   .   7
|                                   |
6   .   .   .   R  -P   .   .  -P   6
|                                   |
5   .   .   S  -B  -K   .  -P   P   5
|                                   |
4   .   Q  -P   .   .  -P   K  -S   4
|                                   |
3   .   S   .   .   .   P   .   P   3
|                                   |
2   .   .   .   R   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  s#4                        10 + 8

   1.Sb3-a5 ! threat:
          2.Sa5-c6 +
              2...Bd5*c6
                  3.Sc5-d7 +
                      3...Bc6*d7
                          4.Rd6-d5 +
                              4...e6*d5 #
      1...Sh4*f3
          2.Sa5*c4 +
              2...Bd5*c4
                  3.Rd2-e2 +
                      3...Bc4*e2
                          4.Qb4-d4 +
                              4...Sf3*d4 #
      1...Sh4-f5
          2.Rd6*e6 +
              2...Bd5*e6
                  3.Sc5-d7 +
                      3...Be6*d7
                          4.Qb4-d6 +
                              4...Sf5*d6 #


solution finished.


