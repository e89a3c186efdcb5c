
            Erich Bartel
Problemkiste 67, February 1990, p. 92

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .  -B   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .  -K   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   K   .   4
|                                   |
3   .   .   .   .   .   .   .   B   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-=8                      2 + 2
                Circe

  1.Kg4-f5   2.Kf5-f6   3.Bh3-e6   4.Be6*g8[+bBc8]   5.Bg8-e6   6.Be6*c8   7.Bc8-f5   8.Bf5-g6 =

solution finished.


