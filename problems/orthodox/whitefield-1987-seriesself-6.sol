
          Ct. of Whitefield
Problemkiste 52, October 1987, no. 1933

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .  -R   5
|                                   |
4   .   .   .   .   .   .  -K  -S   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   P   P   .   2
|                                   |
1   .   .   .   .   K   B   S   R   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-s#6                     6 + 3

  1.f2-f4   2.Sg1-f3   3.Bf1-e2   4.0-0   5.Kg1-h2   6.Sf3-d4 + Sh4-f3 #

solution finished.


