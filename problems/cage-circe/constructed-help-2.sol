
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .  -S   .   .   .   .   P   6
|                                   |
5   .   .   .   .   .   .   K   .   5
|                                   |
4   .   .  -P   .   P   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2  -B   .  -K   Q   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         4 + 4
             Circe Cage

  1.Kc2-b1 e4-e5   2.Sc6*e5[+wPa1] Qd2-d1 #
  1.Kc2-b1 e4-e5   2.Sc6*e5[+wPa1] Qd2-b2 #

solution finished.


