
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .  -P   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   Q   4
|                                   |
3   .   .   .   .   .   .  -K   .   3
|                                   |
2   .   K   .   S   .   .   .   .   2
|                                   |
1   .   .   .   .  -B   B   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         4 + 3
          Circe WaitCapture

  1.Kg3*h4 Bf1-h3   2.Be1*d2[+wQd1] Qd1-g4 #

solution finished.


