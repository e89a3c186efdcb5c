
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   Q   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .  -B   .   7
|                                   |
6   .  -P   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .  -P   .   .   .   .   .   4
|                                   |
3   .  -K   .   .   K   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         2 + 4
          AntiCirce Diagram

  1.Kb3-c2 Qb8*b6[wQb6->b8]   2.Kc2-d1 Qb8-b1 #

solution finished.


