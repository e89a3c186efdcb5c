
           György Bakcsi
 feenschach 83, April 1987, no. 5103

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   P   .   .   .   .   .   .   .   7
|                                   |
6   .   P   .   .  -P   .   .   .   6
|                                   |
5   .   .   S   .   .   .   .   .   5
|                                   |
4  -Q   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   P  -K   .   .   3
|                                   |
2   .   .   B   .   .   .   .   P   2
|                                   |
1   .   .   .   .   .   .   K   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-s#4                     7 + 3

  1.b6-b7   2.b7-b8=Q   3.Qb8-e5   4.Bc2-d1 + Qa4*d1 #
  1.b6-b7   2.b7-b8=B   3.Bb8-f4   4.Bc2-d1 + Qa4*d1 #
  1.a7-a8=S   2.Sa8-c7   3.Sc7-d5   4.Bc2-d1 + Qa4*d1 #
  1.a7-a8=R   2.Ra8-e8   3.Re8*e6   4.Bc2-d1 + Qa4*d1 #

solution finished.


