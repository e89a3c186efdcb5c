
           Holger Helledie
Problemkiste 67, February 1990, p. 92

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .  -K   .   .   .   .   8
|                                   |
7   .   .   .   P   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .  -P   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   K   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-=9                      2 + 2
                Circe

  1.Kg1-f2   2.Kf2-e3   3.Ke3-d4   4.Kd4-c5   5.Kc5*b5[+bPb7]   6.Kb5-b6   7.Kb6*b7   8.Kb7-c6   9.Kc6-d6 =

solution finished.


