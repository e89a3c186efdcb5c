
           B. Koludrović
Problemkiste 74/75, May 1991, no. 2722

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   K   .   .   .   .   .   .   8
|                                   |
7   .  -R   .   .   .   .   .   .   7
|                                   |
6  -P   .   .   .  -K   .   .   .   6
|                                   |
5   .   .   .  -Q   P   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .  -R   B   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-x28                     3 + 5

  1.Kb8-c8   2.Bh2-g1   3.Bg1-c5   4.Bc5-d6   5.Kc8-d8   6.Kd8-e8   7.Bd6-f8   8.Bf8-g7   9.Ke8-f8  10.Kf8-g8  11.Kg8-h7  12.Kh7-h6  13.Bg7-f6  14.Bf6-h4  15.Bh4-g3  16.Kh6-g5  17.Kg5-f4  18.Bg3-f2  19.Bf2-d4  20.Kf4-e3  21.Ke3-d3  22.Kd3-c3  23.Bd4-b6  24.Kc3-b4  25.Kb4-a4  26.Bb6-c5  27.Ka4-a5  28.Ka5*a6 x

solution finished.


