
        Hans Heinrich Schmitz
        feenschach, June 1990

+---a---b---c---d---e---f---g---h---+
|                                   |
8   B   .   .   .   .   .   .   .   8
|                                   |
7   .  -B   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .  -S   .   .   .  -P   4
|                                   |
3   .   .   .   .  -K   .   .  -P   3
|                                   |
2   .   .   .   .  -P   S   .   K   2
|                                   |
1   .   .   .   .   .   .   B  -S   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         4 + 7
            Frischauf a8
           Circe Frischauf

  1.Bb7-g2 fBa8-f3   2.Bg2*f3[+wfBf8] fBf8-h6 #

solution finished.


