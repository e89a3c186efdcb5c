
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   R   .   .   .  -K   P   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4  -S   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   K   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-h#3                     3 + 2
           Circe Couscous

  1.Sa4-b6   2.Ke6*f6[+wPe8=Q]   3.Kf6-g5 Qe8-g6 #

solution finished.


