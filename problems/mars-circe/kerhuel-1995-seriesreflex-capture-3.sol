
           Maryan Kerhuel
   Phénix 32, August 1995, no. 4

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -K   .   K   .   .   .   .   .   8
|                                   |
7  -P   .   .   .   .   .   .   .   7
|                                   |
6   .   P   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-rx3                     2 + 2
              MarsCirce

  1.Kc8-b7 a7*b6 x
  1.Kc8-c7 a7*b6 x
  1.Kc8-b8 a7*b6 x
  1.b6-b7   2.b7-b8=Q   3.Qb8-b6 a7*b6 x
  1.b6-b7   2.b7-b8=S   3.Sb8-d7 Ka8-e8*d7 x

solution finished.


