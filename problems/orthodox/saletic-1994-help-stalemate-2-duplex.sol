
         Slobodan Šaletić
Problemkiste 93, June 1994, no. 3439

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .  -B   .   .   .   R   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   K   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .  -P   .   2
|                                   |
1  -K   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h=2                         2 + 3
               Duplex

  1.Bc6-e4 Rg6*g2   2.Be4-b1 Rg2-g1 =

  1.Rg6-g5 g2-g1=Q   2.Rg5-c5 Qg1*c5 =

solution finished.


