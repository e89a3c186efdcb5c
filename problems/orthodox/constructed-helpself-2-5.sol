
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   S   .   .   .   .   .   .   .   8
|                                   |
7   .   .  -B   P   .   .   .   .   7
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
  hs#2.5                     11 + 9

  1...c2-c1=R   2.Sa8*b6 Rc1-c2   3.Sb6-c4 + Rc2*c4 #

solution finished.


