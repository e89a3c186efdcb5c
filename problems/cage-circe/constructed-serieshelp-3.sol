
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .  -S   .   B   .   7
|                                   |
6   .   .   .   P   .   .   .   K   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4  -P   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .  -K   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   Q   2
|                                   |
1  -S   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-h#3                     4 + 4
             Circe Cage

  1.Se7-c8   2.Sc8*d6[+wPe2]   3.Ke3-e4 Qh2-e5 #

solution finished.


