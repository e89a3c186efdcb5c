
            Erich Bartel
Problemkiste 72, December 1990, no. 2577

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   P   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   Q   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .  -K   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .  -P   .  -P   2
|                                   |
1   .   .   .   .   .   K   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h=1.5                       3 + 3
            Circe Mirror

  1...g7-g8=Q   2.h2-h1=B Qg8-g2 =
  1...g7-g8=R   2.h2-h1=S Rg8-g3 =

solution finished.


