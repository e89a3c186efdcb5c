
          Werner Speckmann
     Deutsche Schachzeitung 1969

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7 -RR   .   .   .   .   .   .   .   7
|                                   |
6  RR   .   B   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   K   4
|                                   |
3   .   .   .   .   .   .   .   S   3
|                                   |
2   .   .   .   .   P   .   .  -K   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #5                          5 + 2

   1.RRa6-b5 ! threat:
          2.RRb5-b8 #
      1...RRa7-g1
          2.RRb5-b8 +
              2...RRg1-g3
                  3.RRb8*g3 #
      1...RRa7-f2
          2.RRb5-b8 +
              2...RRf2-f4
                  3.RRb8*f4 #
      1...RRa7-e3
          2.RRb5-b8 +
              2...RRe3-e5
                  3.RRb8*e5 #
      1...RRa7-d4
          2.RRb5-b8 +
              2...RRd4-d6
                  3.RRb8*d6 #
      1...RRa7-b6
          2.Bc6-f3 zugzwang.
              2...RRb6-g1
                  3.RRb5-b8 +
                      3...RRg1-g3
                          4.RRb8*g3 #
              2...RRb6-f2
                  3.RRb5-b8 #
              2...RRb6-e3
                  3.RRb5-b8 +
                      3...RRe3-e5
                          4.RRb8*e5 #
              2...RRb6-d4
                  3.RRb5-b8 +
                      3...RRd4-d6
                          4.RRb8*d6 #
              2...RRb6-a5
                  3.RRb5-b8 #
              2...RRb6-c5
                  3.RRb5-b8 +
                      3...RRc5-c7
                          4.RRb8*c7 #
              2...RRb6-b7
                  3.e2-e4 zugzwang.
                      3...RRb7*e4
                          4.RRb5-b8 +
                              4...RRe4-e5
                                  5.RRb8*e5 #
                      3...RRb7-d5
                          4.RRb5-b8 +
                              4...RRd5-d6
                                  5.RRb8*d6 #
                      3...RRb7-a6
                          4.RRb5-b8 #
                      3...RRb7-c6
                          4.RRb5-b8 +
                              4...RRc6-c7
                                  5.RRb8*c7 #
                      3...RRb7-b8
                          4.RRb5*b8 #
              2...RRb6-b8
                  3.RRb5*b8 #


solution finished.


