
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   Q   .   .   3
|                                   |
2   .   .   .  -K   .   .   .   .   2
|                                   |
1   .   K   .   .   B   .   .  -Q   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         3 + 2
       ImmunChess RexInclusive

  1.Qh1*e1 + Kb1-b2   2.Qe1-d1 Qf3-e3 #

solution finished.


