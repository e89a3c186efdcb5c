
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   B   .  -K   .   .   .   8
|                                   |
7   .   .  -B   .   R   .   .   .   7
|                                   |
6   .   .   .   .   P   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   K   .   .   2
|                                   |
1  -R   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         4 + 3
         AntiCirce Symmetry

  1.Ke8-d8 Kf2-e3   2.Kd8*c8[bKc8->f1] Ke3-f2 #
  1.Ke8-d8 Kf2-f3   2.Kd8*c8[bKc8->f1] Kf3-f2 #

solution finished.


