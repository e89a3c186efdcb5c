
            Torsten Linß
Problemkiste 53, November 1987, no. 1970

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .  -B   .   .   8
|                                   |
7  -R  -P   .   .   .   .   .   .   7
|                                   |
6   .   K   .   .   .   P   .   .   6
|                                   |
5   .   P  -P   .  -K   P   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .  -P  -P   .   .   .   .   .   3
|                                   |
2   .   .   P   B   .   .   .   .   2
|                                   |
1   .   R   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-h#6                     7 + 7
               Duplex

  1.Bf8-h6   2.Bh6-e3   3.Ke5-f4   4.Kf4-g5   5.Kg5-h6   6.Be3-g5 Rb1-h1 #

  1.Rb1-a1   2.Ra1-a6   3.Kb6-a5   4.Ka5-a4   5.Ka4-a3   6.Ra6-a4 c5-c4 #

solution finished.


