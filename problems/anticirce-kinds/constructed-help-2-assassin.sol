
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -S   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   K   .   .   5
|                                   |
4   .   .   .   .   .  -P   .   .   4
|                                   |
3  -K   .   .   .   .   .   .   P   3
|                                   |
2   .   P   .   R   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         4 + 3
         AntiCirce Assassin

  1.Ka3*b2[bKb2->e8] Kf5-f6   2.Ke8-f8 Rd2-d8 #

solution finished.


