
           Michel Olausson
            Problemkiste

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2  =P   K   .   .   .   .   .  -K   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-+6                 1 + 1 + 1n

  1.nPa2-a4   2.nPa4-a5   3.nPa5-a6   4.nPa6-a7   5.nPa7-a8=nQ   6.nQa8-h1 +
  1.nPa2-a4   2.nPa4-a5   3.nPa5-a6   4.nPa6-a7   5.nPa7-a8=nR   6.nRa8-h8 +

solution finished.


