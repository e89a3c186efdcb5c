
          Norbert Geissler
Problemkiste 69, June 1990, no. 2456

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -K   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   K   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .  -P   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   N   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         2 + 2
              Circe PWC
               Duplex

  1.c4-c3 Nb1*c3[+bPb1=R]   2.Rb1-b8 Nc3-g5 #

  1.Ka6-a5 c4-c3   2.Nb1*c3[+bPb1=Q] Qb1-b5 #

solution finished.


