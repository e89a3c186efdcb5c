
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7  -K   .   .   .   .   .   .   .   7
|                                   |
6  -S   .   .   R   .   .   .   .   6
|                                   |
5   .   .   .   .   .   K   .   .   5
|                                   |
4  -R   .   .   .   .   .   .   .   4
|                                   |
3   S   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .  -S   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         3 + 4
          AntiCirce Mirror

  1.Ra4-b4 Sa3-c4   2.Rb4-b7 Rd6*a6[wRa6->a8] #

solution finished.


