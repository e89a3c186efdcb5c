
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   K   .   .   .  -S   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   B  -K   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   R   .  -P   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2  -P   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         3 + 4
           AntiCirce Rank

  1.Kc5-d5 Rf4*h4[wRh4->h4]   2.Sg7-e6 + Kc7-d6 #

solution finished.


