
           Michel Caillaud
           MAT, March 1982

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   S   .   8
|                                   |
7   .   .   .   .   .   S   .   .   7
|                                   |
6   K   .   .   .   .   .   .   .   6
|                                   |
5   P   .   B   .  -S   Q  -S   .   5
|                                   |
4   .   .   .   .  -R  -P  -R   .   4
|                                   |
3   .   .   .   .  -P  -K  -P   .   3
|                                   |
2   .   .   .   .   .   .   R   .   2
|                                   |
1   .   .   .   .   .   .   .   B   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          8 + 8

a) 

   1.Sg8-f6 !
      1...e3-e2
          2.Rg2-f2 #
      1...Re4-a4
          2.Sf7*e5 #
      1...Re4-b4
          2.Sf7*e5 #
      1...Re4-c4
          2.Sf7*e5 #
      1...Re4-d4
          2.Sf7*e5 #
      1...Rg4-h4
          2.Sf7*g5 #
      1...Se5-d3
          2.Qf5*g4 #
      1...Se5-c4
          2.Qf5*g4 #
      1...Se5-c6
          2.Qf5*g4 #
      1...Se5-g6
          2.Qf5*g4 #
      1...Se5-d7
          2.Qf5*g4 #
      1...Se5*f7
          2.Qf5*g4 #
      1...Sg5-h3
          2.Qf5*e4 #
      1...Sg5-e6
          2.Qf5*e4 #
      1...Sg5*f7
          2.Qf5*e4 #
      1...Sg5-h7
          2.Qf5*e4 #


b) Circe  

   1.Sg8-f6 !
      1...e3-e2
          2.Rg2-f2 #
      1...Re4-a4
          2.Qf5-e4 #
      1...Re4-b4
          2.Qf5-e4 #
      1...Re4-c4
          2.Qf5-e4 #
      1...Re4-d4
          2.Qf5-e4 #
      1...Rg4-h4
          2.Qf5-g4 #
      1...Se5-d3
          2.Sf7-e5 #
      1...Se5-c4
          2.Sf7-e5 #
      1...Se5-c6
          2.Sf7-e5 #
      1...Se5-g6
          2.Sf7-e5 #
      1...Se5-d7
          2.Sf7-e5 #
      1...Se5*f7[+wSb1]
          2.Sb1-d2 #
      1...Sg5-h3
          2.Sf7-g5 #
      1...Sg5-e6
          2.Sf7-g5 #
      1...Sg5*f7[+wSb1]
          2.Sb1-d2 #
      1...Sg5-h7
          2.Sf7-g5 #


solution finished.


