
            Erich Bartel
 Problemkiste, August 1987, no. 1901

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -K   .   .   .   .   .   .   .   8
|                                   |
7   .   .   P   .   .   .   .   .   7
|                                   |
6   .   .   S   .   .   .   .   .   6
|                                   |
5   .   .   .   K   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .  -P   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-h=3                     3 + 2

  1.g2-g1=R   2.Rg1-g8   3.Rg8-d8 + c7*d8=S =
  1.g2-g1=B   2.Bg1-a7   3.Ba7-b8 c7-c8=Q =

solution finished.


