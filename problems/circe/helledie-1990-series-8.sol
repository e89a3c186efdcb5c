
           Holger Helledie
Problemkiste 67, February 1990, p. 92

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   P   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .  -K   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   K   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-#8                      2 + 1
                Circe

  1.Kb1-a2   2.Ka2-a3   3.Ka3-a4   4.Ka4-b5   5.Kb5-c5   6.c7-c8=Q   7.Qc8-f5   8.Qf5-c2 #

solution finished.


