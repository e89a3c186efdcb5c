
           Hans Peter Rehm
Die Schwalbe 168, December 1997, Peter Kniest Memorial Tourney, 1st prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .  LR   7
|                                   |
6   .   .   L   .   .   .   .   .   6
|                                   |
5   .  -K   .   .   .   .   .   .   5
|                                   |
4   L   .   .   .   .   .   .   K   4
|                                   |
3   .   .   .   .   .  -L   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   B   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  r#9;1,1                     5 + 2
                Circe

   1.Bc1-f4 !
      1...Lf3*f4-f5[+wBc1]
          2.Bc1-g5
              2...Lf5*g5-h5[+wBc1] +
                  3.Kh4-g3
                      3...Lh5*h7-h8
                          4.Bc1-b2
                              4...Lh8*b2-a1[+wBc1]
                                  5.Kg3-h4
                                      5...La1*c1-d1[+wBc1]
                                          6.Bc1-d2
                                              6...Ld1*d2-d3[+wBc1]
                                                  7.Bc1-e3
                                                      7...Ld3*e3-f3[+wBc1]
                                                          8.Lc6*f3-g2[+bLf1] +
                                                              8...Kb5-c5
                                                                  9.Bc1-g5
                                                                      9...Lf1*g2-h3[+wLg8] #
                                                              8...Kb5-b6
                                                                  9.Bc1-g5
                                                                      9...Lf1*g2-h3[+wLg8] #


solution finished.


