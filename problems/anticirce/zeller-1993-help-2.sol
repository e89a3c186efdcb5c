
             Jean Zeller
diagrammes, 11th theme tourney 1993, section C, 3rd commendation

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .  -S   .  -B   K   8
|                                   |
7   .   .   .   .   .   .  -P   .   7
|                                   |
6   .   .   .   .   .   P   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   B  -K   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         3 + 4
              AntiCirce

  1.g7-g5 f6-f7   2.g5-g4 f7*g8=B[wBg8->f1] #
  1.Bg8-e6 Kh8-h7   2.Be6-g4 f6*g7[wPg7->g2] #

solution finished.


