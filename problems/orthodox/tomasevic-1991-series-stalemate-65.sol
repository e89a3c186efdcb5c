
           M. Tomašević
           R. Tomašević
Problemkiste 74/75, May 1991, no. 2715

+---a---b---c---d---e---f---g---h---+
|                                   |
8   K   .  -S   .  -R   .   .   .   8
|                                   |
7   .   .   .   .  -B   .   .   .   7
|                                   |
6  -K   .   .   .   .   .   .   .   6
|                                   |
5   .   .  -S   .   .   .  -P   .   5
|                                   |
4   .   .   .   .   .  -P   .   .   4
|                                   |
3   .   .   .  -B   .   .   .   .   3
|                                   |
2   .   .   .   P   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-=65                     2 + 8

  1.Ka8-b8   2.Kb8-c7   3.Kc7-c6   4.Kc6-d5   5.Kd5-d4   6.Kd4-c3   7.Kc3-b2   8.Kb2-c1   9.Kc1-d1  10.Kd1-e1  11.Ke1-f2  12.Kf2-f3  13.Kf3-g4  14.Kg4-h5  15.Kh5-h6  16.Kh6-g7  17.Kg7-f7  18.Kf7*e8  19.Ke8-f7  20.Kf7-g7  21.Kg7-h6  22.Kh6-h5  23.Kh5-g4  24.Kg4-f3  25.Kf3-f2  26.Kf2-e1  27.Ke1-d1  28.Kd1-c1  29.Kc1-b2  30.Kb2-c3  31.Kc3-d4  32.Kd4-d5  33.Kd5-c6  34.Kc6-c7  35.Kc7*c8  36.Kc8-c7  37.Kc7-c6  38.Kc6-d5  39.Kd5-d4  40.Kd4-c3  41.Kc3-b2  42.Kb2-c1  43.Kc1-d1  44.Kd1-e1  45.Ke1-f2  46.Kf2-f3  47.Kf3-g4  48.Kg4-h5  49.Kh5-h6  50.Kh6-g7  51.Kg7-f7  52.Kf7*e7  53.Ke7-d6  54.Kd6*c5  55.Kc5-d4  56.Kd4*d3  57.Kd3-c4  58.d2-d4  59.d4-d5  60.d5-d6  61.d6-d7  62.d7-d8=Q  63.Qd8*g5  64.Qg5*f4  65.Qf4-c7 =

solution finished.


