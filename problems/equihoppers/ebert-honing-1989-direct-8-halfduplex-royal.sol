
            Hilmar Ebert
           Stefan Höning
Das Vielväterproblem, December 1989, no. 279

+---a---b---c---d---e---f---g---h---+
|                                   |
8 -EQ   .  EQ   .   .   .   .   .   8
|                                   |
7  -P   .   .   .   .   .   .   .   7
|                                   |
6   .   P   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #8                          2 + 2
             Royal a8 c8
             HalfDuplex

   1.a7*b6 !
      1...rEQc8-a4
          2.b6-b5 +
              2...rEQa4-c6
                  3.rEQa8-e4
                      3...rEQc6-g2
                          4.b5-b4
                              4...rEQg2-c6
                                  5.b4-b3
                                      5...rEQc6-g2
                                          6.b3-b2
                                              6...rEQg2-c6
                                                  7.b2-b1=Q
                                                      7...rEQc6-g2
                                                          8.Qb1-c2 #


solution finished.


