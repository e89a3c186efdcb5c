
            Yves Cheylan
diagrammes, 11th theme tourney 1993, section C, 3rd honourable mention

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -R   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .  -P   .   .   .   .   4
|                                   |
3   .   .   .   .   .   K   .   .   3
|                                   |
2   .   .   .   .   .   .  -P   .   2
|                                   |
1   .   .   .   .   .  -K   B  -R   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         2 + 5
          AntiCirce Cheylan

  1.Rh1-h8 Bg1-f2   2.Rh8-e8 Kf3-e2 #
  1.Rh1-h8 Kf3-e4   2.Ra8-e8 + Ke4*d4[wKd4->e1] #

solution finished.


