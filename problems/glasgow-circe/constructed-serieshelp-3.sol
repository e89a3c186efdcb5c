
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   Q   .   7
|                                   |
6   K   .   .   .   .   P   .   .   6
|                                   |
5   .   .  -K   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .  -P   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2  -S   .   .   .   B   R   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-h#3                     5 + 3
                Circe
            GlasgowChess

  1.Kc5-d4   2.Kd4-e3   3.Ke3*f2[+wRa1] Qg7-g1 #

solution finished.


