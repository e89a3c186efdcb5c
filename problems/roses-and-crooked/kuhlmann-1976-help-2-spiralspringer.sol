
           Jörg Kuhlmann
          Die Schwalbe 1976

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .  -K   .   .   .   8
|                                   |
7   .   P   .  -B   .  -P   . -SS   7
|                                   |
6   .   .   .   .   P   .   .   .   6
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
  h#2                         2 + 4

  1.Bd7-c8 e6-e7   2.SSh7-d7 b7*c8=SS #
  1.SSh7-h5 b7-b8=SS   2.SSh5-e7 e6*d7 #

solution finished.


