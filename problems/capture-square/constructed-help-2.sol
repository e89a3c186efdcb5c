
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .  -P   .   .   .   P   .   .   7
|                                   |
6   .   .   .   R   .  -K   .   .   6
|                                   |
5   K   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   L   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         4 + 2
         Circe CaptureSquare

  1.Kf6-e7 Lb2*b7-b8[+bPb7]   2.b7-b5 f7-f8=Q #
  1.Kf6*f7 Rd6-d7 +   2.Kf7-f8 Lb2*b7-b8[+bPb7] #

solution finished.


