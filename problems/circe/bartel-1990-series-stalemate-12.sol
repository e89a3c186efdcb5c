
            Erich Bartel
Problemkiste 67, February 1990, p. 93

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .  -P   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2  -P   .   .   .   .   .   .   .   2
|                                   |
1  -K   .   K   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-=12                     1 + 3
                Circe

  1.Kc1-d2   2.Kd2-e3   3.Ke3-f4   4.Kf4-g5   5.Kg5*h5[+bPh7]   6.Kh5-h6   7.Kh6*h7   8.Kh7-g6   9.Kg6-f5  10.Kf5-e4  11.Ke4-d3  12.Kd3-c2 =

solution finished.


