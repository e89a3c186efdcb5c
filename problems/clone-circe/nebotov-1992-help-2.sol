
           Valery Nebotov
     Phénix 18, September 1992

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -S   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .  -P   .   .   7
|                                   |
6  -P   R   .  -P   .   .   .   .   6
|                                   |
5   .  -S   .   .   .   .   .  -P   5
|                                   |
4   .   .   .   .   .   K   .  -K   4
|                                   |
3   .   .  -P   .  -P   .   .  -P   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .  -B   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                        2 + 11
             Circe Clone

  1.Bg1-f2 Rb6*d6[+bRh8]   2.Sb5*d6[+wSg1] Sg1-f3 #
  1.e3-e2 Kf4-f3   2.Bg1*b6[+wBc1] Bc1-g5 #
  1.d6-d5 Rb6-g6   2.f7*g6[+wPg2] g2-g3 #
  1.Sa8-c7 Rb6*a6[+bRa8]   2.Ra8*a6[+wRh1] Rh1*h3[+bRa8] #

solution finished.


