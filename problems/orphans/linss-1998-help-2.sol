
            Torsten Linß
StrateGems 4, October 1998, David L. Brown 50 Jubilee Tourney, 1st commendation

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .  -B   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   O   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .  -S   4
|                                   |
3   .   .   .   O   .   .   .  -K   3
|                                   |
2   .  -R   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   K   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         3 + 4

  1.Rb2-b6 Oe6-e3   2.Rb6-b3 Od3-d7 #
  1.Be8-b5 Od3-f5   2.Bb5-d7 Oe6-b3 #

solution finished.


