
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   P   .   .   6
|                                   |
5   .   .   .   .   B   .   .   .   5
|                                   |
4   K   .   .   .   .   .   .  -K   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .  -P   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .  -B   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         3 + 3
           Circe Couscous

  1.Kh4-g5 Be5-f4 +   2.Kg5*f6[+wPe8=Q] Qe8-f7 #
  1.Kh4-g5 Be5-d6   2.Kg5*f6[+wPe8=Q] Qe8-g6 #

solution finished.


