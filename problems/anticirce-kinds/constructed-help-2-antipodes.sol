
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .  -S   8
|                                   |
7   .   K   .   .   .   .   .   Q   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   P   .   .   .   .  -S   3
|                                   |
2   .   .   .  -K   P   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         4 + 3
         AntiCirce Antipodes

  1.Sh3-f2 Kb7-c6   2.Kd2*e2[bKe2->a6] Kc6-b6 #
  1.Sh3-f2 Kb7-c7   2.Kd2*e2[bKe2->a6] Kc7-b6 #

solution finished.


