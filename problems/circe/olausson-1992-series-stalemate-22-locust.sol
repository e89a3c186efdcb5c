
           Michel Olausson
Ideal-Mate Review 46, October 1992, no. 5614

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .  -L   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   K   3
|                                   |
2  -S   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .  -K   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-=22                     1 + 3
                Circe

  1.Kh3-h4   2.Kh4-h5   3.Kh5-h6   4.Kh6-h7   5.Kh7*g8[+bLg1]   6.Kg8-f7   7.Kf7-e6   8.Ke6-d5   9.Kd5-c4  10.Kc4-b3  11.Kb3*a2[+bSg8]  12.Ka2-b3  13.Kb3-c4  14.Kc4-d5  15.Kd5-e6  16.Ke6-f7  17.Kf7*g8  18.Kg8-h7  19.Kh7-h6  20.Kh6-h5  21.Kh5-h4  22.Kh4-h3 =

solution finished.


