
           Valery Nebotov
     Phénix 18, September 1992

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .  -K   .   .   .   8
|                                   |
7   .   .   .  -Q   .   .   .   .   7
|                                   |
6   .   .   .  -P   .  -R   .   P   6
|                                   |
5   .   .   .  -P   .   P   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   K   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         3 + 5
             Circe Clone
               Duplex

  1.Qd7-e6 f5*e6[+bPe7]   2.Rf6*h6[+wRa1] Ra1-a8 #

  1.Kc1-d2 Qd7*f5[+wQd1]   2.Kd2-e1 Qf5-f2 #

solution finished.


