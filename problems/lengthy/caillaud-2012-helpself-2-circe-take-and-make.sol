
           Michel Caillaud
3rd Bulgarian Wine Tourney, Kobe 2012, 7th prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -S   .  -Q   .  -B   .   .   .   8
|                                   |
7   .   P   Q   .   .   .   .   .   7
|                                   |
6  -K   .   .   .   .   .   .   .   6
|                                   |
5  -P   .   .   .  -P   .   .   .   5
|                                   |
4   .   R  -S   B   .   .   .   .   4
|                                   |
3   .   .   K   .   .   .   .   .   3
|                                   |
2   .   .  -P   .   .   .   .   .   2
|                                   |
1   .  -R   S  -R   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  hs#2                       6 + 10
           Circe Take&Make

  1.Qc7-d7 Rb1*c1[+wSb3]   2.b7*c8=B[+bQd8] + a5*b4[+wRb7] #
  1.Qc7-b8 Rd1*c1[+wSd3]   2.b7*a8=R[+bSc7] + e5*d4[+wBa7] #

solution finished.


