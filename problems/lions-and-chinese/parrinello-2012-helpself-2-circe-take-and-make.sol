
          Mario Parrinello
Kobe 2012, Tzuica Tourney, 3rd honourable mention

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .  -K   .  NA  NA  NA   .  PA   8
|                                   |
7   .   .   .   .   R   .  -P   .   7
|                                   |
6   .   .   .   .   .  -P   .   .   6
|                                   |
5   .   .   .   .   .   .  -P   .   5
|                                   |
4   .   .   .   .   .  -Q   .   .   4
|                                   |
3  -P   .   K   .   .   .   .   .   3
|                                   |
2   .   .   P   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  hs#2                        7 + 6
           Circe Take&Make

  1.NAd8-h6 g7*h6[+wNAb3]   2.NAf8-d4 + Qf4*d4[+wNAf8] #
  1.NAe8-b2 a3*b2[+wNAd3]   2.NAd8-b4 + Qf4*b4[+wNAd8] #
  1.NAf8-h4 g5*h4[+wNAd2]   2.NAe8-c4 + Qf4*c4[+wNAe8] #

solution finished.


