
            Torsten Linß
Thema Danicum 76, October 1994, no. 6087

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .  -B   .   .   .   .   8
|                                   |
7   .   .   .   .   R   .  -P   K   7
|                                   |
6   .  -R   .   S   .   .   .   .   6
|                                   |
5   .   .   .  -P   .   P   .  -P   5
|                                   |
4   .   .   .  -K   .   .   .   .   4
|                                   |
3  -P   .   .   .   S   .   B   .   3
|                                   |
2   .   .   R   .   P   .  -P   .   2
|                                   |
1   .   .   .   .   .   .   .  -S   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          8 + 9
                Circe

a) 

   1.Se3*g2 ! threat:
          2.Bg3-e5 #
      1...Sh1*g3[+wBc1]
          2.Bc1-e3 #
      1...Rb6*d6[+wSg1]
          2.Sg1-f3 #
      1...Bd8*e7[+wRa1]
          2.Ra1-d1 #


b) Circe Clone  

   1.Se3-f1 ! threat:
          2.Bg3-e5 #
      1...Sh1*g3[+wSg1]
          2.Sg1-f3 #
      1...Rb6*d6[+wRa1]
          2.Ra1-d1 #
      1...Bd8*e7[+wBc1]
          2.Bc1-e3 #


solution finished.


