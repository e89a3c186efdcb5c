
           Daniel Meinking
StrateGems 4, October 1998, David L. Brown 50 Jubilee Tourney, 2nd commendation

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -K   .   .   .   .   .   O   .   8
|                                   |
7  -P   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4  -B   .   .   .   O   .   .   K   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .  -R   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         3 + 4

  1.Rd1-e1 Oe4-e8 +   2.Re1-g1 Oe8-c6 #
  1.Ba4-b3 Og8-d5 +   2.Bb3-c2 Od5-d8 #

solution finished.


