
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   S   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .  -P   .   .   .   .   .   4
|                                   |
3   .   .   K   .   .  -S   .  -K   3
|                                   |
2   .   .   .   .   .  -P   .   .   2
|                                   |
1   .   R   .   Q   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-h#3                     4 + 4
         Circe RexInclusive

  1.Kh3-g2   2.Kg2-f1   3.Kf1-e1 Sd6-e8 #

solution finished.


