
            Torsten Linß
Springaren 59, December 1994, no. 7959

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .  -R   .  -S   .  -B  -S   8
|                                   |
7  -P  -P   P   .   .   .   .   .   7
|                                   |
6   .  -P   S   .   R  -P   B   .   6
|                                   |
5   .   P   .  -K   .   P   .   .   5
|                                   |
4   .   P   .   B  -P   .   .   .   4
|                                   |
3   .   K   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                         9 + 10
                Circe

a) 

   1.Bd4-e3 ! threat:
          2.Sc6-e7 #
      1...b7*c6[+wSb1]
          2.Sb1-c3 #
      1...Rc8*c7[+wPc2]
          2.c2-c4 #
      1...Bg8*e6[+wRh1]
          2.Rh1-d1 #
      1...Sh8*g6[+wBf1]
          2.Bf1-c4 #


b) Circe Clone  

   1.Bd4-c5 ! threat:
          2.Sc6-e7 #
      1...b6*c5[+wPc2]
          2.c2-c4 #
      1...b7*c6[+wPc2]
          2.c2-c4 #
      1...Rc8*c7[+wRa1]
          2.Ra1-d1 #
      1...Bg8*e6[+wBf1]
          2.Bf1-c4 #
      1...Sh8*g6[+wSb1]
          2.Sb1-c3 #


solution finished.


