
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .  -S   .   .   .  -R   6
|                                   |
5   .   .   .   .   .   .   .  -P   5
|                                   |
4   .   .   .   .   .   .  -K   .   4
|                                   |
3   .   .   .   .   .   .   S   .   3
|                                   |
2   .   .   .   .   .   S   .   K   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         3 + 4
      Circe HorizontalSymmetry

  1.Kg4-h4 Sg3-e4   2.Sd6*e4[+wSe5] Se5-f3 #

solution finished.


