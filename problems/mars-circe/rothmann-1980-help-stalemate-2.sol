
          Bernard Rothmann
           diagrammes 1980

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   P   .   .   P   .   .   .   7
|                                   |
6   R   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   Q   .   .   .   .   5
|                                   |
4   .  -P   .   .   .   .   B   .   4
|                                   |
3   .   K   P   .   .   .  -K   .   3
|                                   |
2   .  -P  -P   .   .   .   .   .   2
|                                   |
1   .   .   B   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h=2                         8 + 4
              MarsCirce

  1.b2-b1=Q e7-e8=Q   2.Qb1-d8*d5 Qe8-d1*d5 =
  1.b2-b1=S e7-e8=S   2.Sb1-a3 Se8-b1*a3 =
  1.b2-b1=R e7-e8=R   2.Rb1-a8*a6 Bg4-f1*a6 =
  1.b2-b1=B e7-e8=B   2.Bb1-c8*g4 Qd5-d1*g4 =

solution finished.


