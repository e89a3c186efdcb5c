
          René J. Millour
   Phénix 1997, 6th commendation

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   K   .   .   .   6
|                                   |
5   .  -R  -B   .   .   .   .   .   5
|                                   |
4   .  -P  -K   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         1 + 4
              PlusChess

  1.b4-b3 Ke6-f5   2.Bc5-b4 + Kf5-e4 #
  1.Bc5-b6 Ke6-f6   2.Kc4-c5 Kf6-e5 #

solution finished.


