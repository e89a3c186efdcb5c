
           Henning Müller
Problemkiste 66, December 1989, no. 2336

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .  -K   .   .   .   8
|                                   |
7  =P  =P   .   .   .   .  =P  =P   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   K   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-#4                 1 + 1 + 4n
                Circe

  1.nPb7-b8=nB   2.nPa7*b8=nS[+nBf8]   3.nPh7-h8=nR   4.nPg7*f8=nQ #

solution finished.


