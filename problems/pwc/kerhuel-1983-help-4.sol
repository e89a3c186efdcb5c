
           Maryan Kerhuel
Rex Multiplex 6, April 1983, no. 140

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   B   .   .   .   .   .  -K   .   5
|                                   |
4   .   .   .   .   .   .   .   S   4
|                                   |
3   .   .   K   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#4                         3 + 1
              Circe PWC

  1.Kg5-g4 Ba5-c7   2.Kg4-h3 Bc7-h2   3.Kh3*h2[+wBh3] Sh4-f3 +   4.Kh2-h1 Bh3-g2 #
  1.Kg5-f6 Sh4-g6   2.Kf6*g6[+wSf6] Ba5-b4   3.Kg6-g7 Bb4-f8 +   4.Kg7-h8 Bf8-g7 #

solution finished.


