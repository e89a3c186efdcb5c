
           Michel Caillaud
Problemkiste 91, February 1994, no. 3358

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   K   .   .   .   8
|                                   |
7  =P   .   .  =P   .  =P  =P   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .  -K   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-#4                 1 + 1 + 4n
              MarsCirce

  1.nPg7-g8=nS   2.nPd7-d8=nR   3.nPa7-a8=nQ   4.nPf7-f8=nB #

solution finished.


