
            Thomas Maeder
harmonie, 3rd theme tourney 1990, 1st prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .  -K   .   .   .   8
|                                   |
7   .   .   .  -R  -Q   .   .   .   7
|                                   |
6   .   .   .   G   .   .   P   .   6
|                                   |
5   .   N   .   .  -P   .   .   .   5
|                                   |
4   G  -P   .   .  -P   .   G   .   4
|                                   |
3   .   .   .   .  -P  -P   .   .   3
|                                   |
2  -R   .   .   .   .   .   .   N   2
|                                   |
1   .   .   .   .   K   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         7 + 9

  1.Ra2*h2 Gg4-e2   2.f3*e2 Nb5*h2 #
  1.Ra2*a4 Nb5*f3   2.e4*f3 Gg4*a4 #

solution finished.


