
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   P   7
|                                   |
6   .  -R   .   .   .   .   .  -K   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .  -S   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   K   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         2 + 3
           Circe Diametral

  1.Rb6-b8 h7-h8=Q +   2.Rb8*h8[+wQe8] Qe8-g6 #
  1.Kh6*h7[+wPa7] a7-a8=Q   2.Rb6-g6 Qa8-h8 #
  1.Kh6*h7[+wPa7] a7-a8=Q   2.Rb6-h6 Qa8-g8 #

solution finished.


