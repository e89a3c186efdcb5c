
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .  -K   .   .   .   .   .   .   7
|                                   |
6   .   .   .  -B   .   .   .   P   6
|                                   |
5   .   K   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .  -Q   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         2 + 3
       Circe VerticalSymmetry

  1.Bd6-c7 h6-h7   2.Qh2*h7[+wPa7] a7-a8=Q #

solution finished.


