
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .  -K   P  -S  -P   6
|                                   |
5   K   .   .   .   .   S   .   .   5
|                                   |
4   .   .   .   .   .   .   .   S   4
|                                   |
3   .   .   .   .  -R   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         4 + 4
            Circe April S

  1.Ke6-f7 Sf5-d6 +   2.Kf7-f8 Sh4*g6[+bSg8] #

solution finished.


