
            Horst Bäcker
Problemkiste 83, October 1992, no. 3071

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   P   .  -B   P   .   .   .   .   7
|                                   |
6   .  -P   P   .  -P  -P   .   .   6
|                                   |
5  -P   .   .   .  -P   P   .   .   5
|                                   |
4   .   .   .   .   K   .   .   .   4
|                                   |
3   .   .   .   .   .   P   .   .   3
|                                   |
2   .   P  -P  -K   P   P  -P   .   2
|                                   |
1   R   .   .   .   .   B   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  hs#3                       11 + 9

  1.a7-a8=Q g2*f1=B   2.Qa8-a6 Bf1*e2   3.Qa6-d3 + Be2*d3 #
  1.a7-a8=S c2-c1=R   2.Sa8*b6 Rc1-c2   3.Sb6-c4 + Rc2*c4 #
  1.a7-a8=R g2-g1=Q   2.Ra8*a5 Qg1-g8   3.Ra5-d5 + e6*d5 #
  1.d7-d8=B g2-g1=S   2.Bd8*f6 Sg1*f3   3.Bf6-g5 + Sf3*g5 #

solution finished.


