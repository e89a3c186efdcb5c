
            Alois Johandl
  2nd FIDE tourney 1959, 1st prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   B   .   .   .  -K   .   .  -R   8
|                                   |
7   .   .  -P  -P   .  -P   .  -P   7
|                                   |
6   .  -P   .   .   .   B   .   .   6
|                                   |
5   .  -S  -P   .  -P   .   .  -P   5
|                                   |
4   Q   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   R   .   .   .   K   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #4/2                       5 + 11

   1.Ba8-h1 ! threat:
          2.Qa4-a8 #
      1...Sb5-d6
          2.Qa4-a8 +
              2...Sd6-c8
                  3.Qa8*c8 #
      1...Sb5-a7
          2.Qa4-c6 threat:
                  3.Qc6-a8 +
                      3...Sa7-c8
                          4.Qa8*c8 #
              2...Sa7*c6
                  3.Ra1-a8 +
                      3...Sc6-b8
                          4.Ra8*b8 #
                      3...Sc6-d8
                          4.Ra8*d8 #
              2...d7*c6
                  3.0-0-0 threat:
                          4.Rd1-d8 #
                      3...0-0
                          4.Rd1-g1 #
      1...d7-d5
          2.Qa4*b5 +
              2...c7-c6
                  3.Qb5*c6 +
                      3...Ke8-f8
                          4.Ra1-a8 #
                          4.Qc6-a8 #
                          4.Qc6-c8 #
              2...Ke8-f8
                  3.Ra1-a8 #
      1...d7-d6
          2.Bh1-c6 +
              2...Ke8-f8
                  3.Qa4-a8 #
      1...0-0
          2.Qa4-a8 threat:
                  3.Qa8-g2 #
              2...e5-e4
                  3.Qa8*f8 +
                      3...Kg8*f8
                          4.Ra1-a8 #
              2...c7-c6
                  3.Qa8*f8 +
                      3...Kg8*f8
                          4.Ra1-a8 #
              2...d7-d5
                  3.Qa8*f8 +
                      3...Kg8*f8
                          4.Ra1-a8 #
              2...h7-h6
                  3.Qa8-g2 +
                      3...Kg8-h7
                          4.Qg2-g7 #
                  3.Qa8*f8 +
                      3...Kg8-h7
                          4.Bh1-e4 #
                          4.Qf8*f7 #
                          4.Qf8-g7 #
                      3...Kg8*f8
                          4.Ra1-a8 #
              2...Rf8*a8
                  3.Ra1*a8 #
              2...Rf8-b8
                  3.Qa8*b8 #
              2...Rf8-c8
                  3.Qa8*c8 #
              2...Rf8-d8
                  3.Qa8*d8 #
              2...Rf8-e8
                  3.Qa8*e8 #


solution finished.


