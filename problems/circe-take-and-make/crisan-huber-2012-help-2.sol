
           Vlaicu Crişan
             Eric Huber
3rd Bulgarian Wine Tourney, Kobe 2012, 1st-4th prize ex aequo

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   B   R   .   .   .   .   8
|                                   |
7   K   .  -P   S   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .  -R   .   6
|                                   |
5   .   .   .   .   P   .   .   .   5
|                                   |
4   .   .  -S   .  -K   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .  -B   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .  -R   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         5 + 6
           Circe Take&Make

  1.Rd1*d7[+wSf8] Sf8*g6[+bRg4]   2.Rd7*d8[+wRd3] Bc8-f5 #
  1.Bh3*d7[+wSb6] Sb6*c4[+bSd2]   2.Bd7*c8[+wBg4] Rd8-d4 #

solution finished.


