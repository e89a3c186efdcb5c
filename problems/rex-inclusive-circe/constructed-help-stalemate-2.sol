
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   S   .   .   .   8
|                                   |
7   .   .  -K   .   .   .   .   .   7
|                                   |
6  -P   K   P   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .  -P   .   .   .   .   .   3
|                                   |
2   .   .   P   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h=2                         4 + 3
         Circe RexInclusive

  1.Kc7-b8 Kb6*a6[+bPa7]   2.Kb8-a8 c6-c7 =
  1.Kc7-b8 c6-c7 +   2.Kb8-a8 Kb6*a6[+bPa7] =

solution finished.


