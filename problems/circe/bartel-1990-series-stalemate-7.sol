
            Erich Bartel
Problemkiste 67, February 1990, p. 93

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -K  -B   .   .   .   .   .   .   8
|                                   |
7   .   .   K   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   S   5
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
  ser-=7                      2 + 2
                Circe

  1.Kc7-b6   2.Sh5-f6   3.Sf6-d7   4.Sd7*b8[+bBf8]   5.Sb8-d7   6.Sd7*f8   7.Sf8-d7 =

solution finished.


