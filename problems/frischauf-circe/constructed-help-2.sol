
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   R   .   .  -K   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   P   6
|                                   |
5   .   .   .   .   .   K   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .  -R   .   .  -P   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         3 + 3
           Circe Frischauf

  1.Kg8-h7 Kf5-f6   2.Kh7*h6[+wPh2] Rd8-h8 #

solution finished.


