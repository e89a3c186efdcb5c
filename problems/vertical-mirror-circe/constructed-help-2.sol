
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   P   .  -Q   .  -S   7
|                                   |
6   .   .   .   K   .  -K   .   .   6
|                                   |
5   .   .  -R   .   .   .   .   .   5
|                                   |
4   .   .   .   .   P   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         3 + 4
        Circe VerticalMirror

  1.Rc5-c8 d7*c8=Q[+bRh8]   2.Qf7-g7 Qc8-f5 #

solution finished.


