
            Zdeněk Oliva
Problemkiste 108, December 1996, no. C26

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .  -P   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   P   K   .   .   .   .   .   .   5
|                                   |
4  -K   P   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   P   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#5                         4 + 2
              MarsCirce

  1.c7-c5 g2-g4   2.c5-c4 g4-g5   3.c4-c3 g5-g6   4.c3-c2 g6-g7   5.c2-c1=B g7-g8=Q #

solution finished.


