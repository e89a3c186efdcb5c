
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   K   .   .   .   8
|                                   |
7   .   .   .   .   .   P   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .  -Q   .   B   .   S  -R   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .  -K   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         4 + 3
         Circe RexInclusive

  1.Kd2-e2 f7-f8=Q   2.Qc5*e5[+wBc1] Qf8-f1 #
  1.Kd2-e3 f7-f8=Q   2.Qc5*f8[+wQd1] Qd1-d2 #
  1.Kd2-e3 f7-f8=Q   2.Qc5*f8[+wQd1] Qd1-e2 #

solution finished.


