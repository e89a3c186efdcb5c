
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .  -B  -B   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   P   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .  -K   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   K   P   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         3 + 3
          Circe File Mirror

  1.Bf8*d6[+wPd7] d7*e8=Q[+bBe1]   2.Bd6-c5 Qe8-e4 #

solution finished.


