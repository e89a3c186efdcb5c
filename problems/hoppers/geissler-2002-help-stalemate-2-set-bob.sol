
          Norbert Geissler
Problemkiste 142, August 2002, no. 5735

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .  -K   6
|                                   |
5   .   .   .   .   .   .   .   S   5
|                                   |
4   .   .   .   .   .   .   K   S   4
|                                   |
3   .   .   .   .   .   .   . -BO   3
|                                   |
2   .   .   .   .   .   .   .  -P   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h=2                         3 + 3

  1...Sh4-g6   2.h2-h1=BO Sg6-f8 =

  1.h2-h1=BO Kg4*h3   2.BOh1-h7 Kh3-g4 =

solution finished.


