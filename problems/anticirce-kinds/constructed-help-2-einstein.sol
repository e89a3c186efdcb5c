
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   P   .   .   .   .   4
|                                   |
3   .   .   .   .  -B   .   .   R   3
|                                   |
2   .   .   .   .   .   .   .   K   2
|                                   |
1   .   .  -K   .   .   Q   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         4 + 2
         AntiCirce Einstein

  1.Kc1-d2 Rh3*e3[wRe3->Qd1] +   2.Kd2-e3 Qd1-e1 #

solution finished.


