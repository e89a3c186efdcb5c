
          Christian Poisson
Problemkiste 71, October 1990, no. 2524

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .  -B   .   .   .   6
|                                   |
5   .   .  -K   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   K   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .  -B   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-x13                     1 + 3
                Circe

  1.Ka3-a4   2.Ka4-a5   3.Ka5-a6   4.Ka6-b7   5.Kb7-c7   6.Kc7-d8   7.Kd8-e7   8.Ke7-f6   9.Kf6-e5  10.Ke5-e4  11.Ke4-d3  12.Kd3-c2  13.Kc2*c1[+bBf8] x

solution finished.


