
           Holger Helledie
Problemkiste 67, February 1990, p. 92

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   Q   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .  -K   .   .   .  -Q   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   K   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-#14                     2 + 2
                Circe

  1.Qg5-d5   2.Qd5-g2   3.Kh1-g1   4.Kg1-f1   5.Kf1-e2   6.Ke2-d1   7.Kd1-c1   8.Kc1-b1   9.Kb1-a2  10.Ka2-a3  11.Ka3-a4  12.Ka4-b5  13.Kb5-c5  14.Qg2-c2 #

solution finished.


