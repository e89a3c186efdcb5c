
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   R   .   7
|                                   |
6   K   .   .   .   .   .  -S   .   6
|                                   |
5   .   .   .   .   .   .   .  -P   5
|                                   |
4   P   .   .   .   B   .   .   .   4
|                                   |
3  -K   S   .   .   .   .   .   .   3
|                                   |
2   .   .   .  -R   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         5 + 4
                Circe
            GlasgowChess

  1.Ka3*b3[+wSb1] Rg7-b7 +   2.Kb3*a4[+wPa2] Be4-c6 #
  1.Ka3*b3[+wSb1] Rg7-c7   2.Kb3*a4[+wPa2] Rc7-c4 #

solution finished.


