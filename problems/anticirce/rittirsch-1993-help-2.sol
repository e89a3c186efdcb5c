
          Manfred Rittirsch
diagrammes, 11th theme tourney 1993, section C, 5th prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   K   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .  -S  -K   .   .   .   4
|                                   |
3   .  -B   .   .   .  -S   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .  -R   .   Q   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         2 + 5
              AntiCirce

  1.Bb3-g8 Qd1*b1[wQb1->d1]   2.Sf3-e5 Qd1-f3 #
  1.Sd4-f5 Qd1*b3[wQb3->d1]   2.Rb1-b8 Qd1-d4 #

solution finished.


