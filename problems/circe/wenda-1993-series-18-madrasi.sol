
             Klaus Wenda
  harmonie 41, August 1993, no. 159

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .  -R   R   .   .   .  -K   8
|                                   |
7   .   .   K   .   .   .   .  -P   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5  -S   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .  -S   .   4
|                                   |
3  -B   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .  -Q   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-#18                     2 + 7
                Circe
               Madrasi

  1.Kc7-d7   2.Kd7-e6   3.Ke6-f5   4.Kf5*g4[+bSg8]   5.Kg4-f5   6.Kf5-e6   7.Ke6-d7   8.Kd7-c7   9.Kc7-b6  10.Kb6*a5[+bSb8]  11.Ka5-b6  12.Kb6-c7  13.Kc7*c8[+bRa8]  14.Rd8-d1  15.Kc8-d8  16.Rd1*h1  17.Kd8-c7  18.Rh1*h7 #

solution finished.


