
           Valery Nebotov
     Phénix 18, September 1992

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .  -K   .   .   .   K   8
|                                   |
7   .   P   .   .   .  -P   .   P   7
|                                   |
6   .   .   P   P   .   P   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   Q   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  s#2                         7 + 2
             Circe Clone

   1.Qf2-a2 ! zugzwang.
      1...Kd8-e8
          2.Qa2*f7[+bQd8] +
              2...Ke8*f7[+wQd1] #


solution finished.


