
          Christian Poisson
Problemkiste 71, October 1990, no. 2525

+---a---b---c---d---e---f---g---h---+
|                                   |
8   K   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .  -R   7
|                                   |
6   .   .   .   .   .  -K   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   P   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-+14                     2 + 2
                Circe

  1.Ka8-b8   2.Kb8-c8   3.Kc8-d8   4.Kd8-e8   5.Ke8-f8   6.Kf8-g8   7.Kg8*h7[+bRa8]   8.Kh7-h6   9.Kh6-h5  10.Kh5-g4  11.h4-h5  12.h5-h6  13.h6-h7  14.h7-h8=Q +
  1.Ka8-b8   2.Kb8-c8   3.Kc8-d8   4.Kd8-e8   5.Ke8-f8   6.Kf8-g8   7.Kg8*h7[+bRa8]   8.Kh7-h6   9.Kh6-h5  10.Kh5-g4  11.h4-h5  12.h5-h6  13.h6-h7  14.h7-h8=B +

solution finished.


