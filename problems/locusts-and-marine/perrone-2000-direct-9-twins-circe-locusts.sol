
         Leonardo G. Perrone
          Gaspar J. Perrone
  Problemkiste, theme tourney 2000

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .  PA   .   8
|                                   |
7   .  HA   .   .   .   .   .   .   7
|                                   |
6   .   .  -L  -L  -L  -L  -L  -L   6
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
  #9                          2 + 6
             Royal g8 h6
                Circe

a) 

   1.rPAg8-c8 !
      1...Lc6*b7-a8[+wHAb8]
          2.rPAc8-c1
              2...La8*b8-c8[+wHAb8]
                  3.rPAc1-h1
                      3...Lc8*b8-a8[+wHAb8]
                          4.HAb8-c7
                              4...Ld6*c7-b8[+wHAc8]
                                  5.HAc8-d7
                                      5...Le6*d7-c8[+wHAd8]
                                          6.HAd8-e7
                                              6...Lf6*e7-d8[+wHAe8]
                                                  7.HAe8-f7
                                                      7...Lg6*f7-e8[+wHAf8]
                                                          8.HAf8-g7
                                                              8...rLh6*g7-f8[+wHAg8]
                                                                  9.rPAh1-h8 #


b) bLc6-->a6  

   1.rPAg8-a8 !
      1...La6*b7-c8[+wHAb8]
          2.rPAa8-a1
              2...Lc8*b8-a8[+wHAb8]
                  3.HAb8-c7
                      3...Ld6*c7-b8[+wHAc8]
                          4.HAc8-d7
                              4...Le6*d7-c8[+wHAd8]
                                  5.HAd8-e7
                                      5...Lf6*e7-d8[+wHAe8]
                                          6.HAe8-f7
                                              6...Lg6*f7-e8[+wHAf8]
                                                  7.HAf8-g7
                                                      7...rLh6*g7-f8[+wHAg8]
                                                          8.rPAa1-f1
                                                              8...rLf8*g8-h8[+wHAg8]
                                                                  9.rPAf1-f8 #


solution finished.


