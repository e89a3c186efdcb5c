
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   S   8
|                                   |
7   .   .   .   .  -Q   .   .   .   7
|                                   |
6   .   .  -B   P  -K   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   K   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         3 + 3
           Circe Volcanic

  1.Ke6-d7 d6*e7[+bQd8]   2.Kd7-e8 e7*d8=Q[+bQd8->v] #

solution finished.


