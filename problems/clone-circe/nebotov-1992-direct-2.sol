
           Valery Nebotov
     Phénix 18, September 1992

+---a---b---c---d---e---f---g---h---+
|                                   |
8   Q   .   B   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .  -P  -P   5
|                                   |
4   .   .   .   .   .   .  -P  -K   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   P   .   2
|                                   |
1   .   .   .   .   .   .   .   K   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          4 + 4
             Circe Clone

   1.Qa8-f3 ! zugzwang.
      1...g4*f3[+wPf2]
          2.g2-g3 #
      1...g4-g3
          2.Qf3*h5[+bQd8] #


solution finished.


