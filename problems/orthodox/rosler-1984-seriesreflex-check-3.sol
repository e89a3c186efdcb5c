
             P. Rösler
Problemkiste 23, November 1984, no. 1004

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6  -B   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   B   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   P   .   P   2
|                                   |
1   .   .  -K   .   K   .   .   R   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-r+3                     5 + 2

  1.Rh1-g1   2.Bh5-e2   3.Ke1-f1 Ba6*e2 +

solution finished.


