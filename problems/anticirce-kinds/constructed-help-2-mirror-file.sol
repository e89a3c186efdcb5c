
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -S   .   .   .   .   .  -K   .   8
|                                   |
7  -S   .   .   .   .   B   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   K   4
|                                   |
3   .   .   R   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         3 + 3
        AntiCirce File Mirror

  1.Kg8*f7[bKf7->f1] Kh4-g3   2.Kf1-g1 Rc3-c1 #

solution finished.


