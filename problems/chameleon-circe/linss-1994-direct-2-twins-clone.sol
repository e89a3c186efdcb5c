
            Torsten Linß
feenschach 111, January 1994, no. 6658

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .  -Q   .  -B   .   .   .   .   8
|                                   |
7   .  -P   .   .   .   .   .   .   7
|                                   |
6   .   .   .   B   P   .   .   .   6
|                                   |
5   .   .   S   B   .   .   R   K   5
|                                   |
4   .   .   .  -K   .   .   .   .   4
|                                   |
3   .   .   .   .  -P   .   .   .   3
|                                   |
2   .   .   .  -P  -P   .   .   .   2
|                                   |
1   .   S   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          7 + 7
                Circe

a) 

   1.Bd5-b3 ! threat:
          2.Rg5-g4 #
          2.Rg5-d5 #
      1...Qb8*d6[+wBc1]
          2.Bc1-b2 #
      1...Bd8*g5[+wRa1]
          2.Ra1-a4 #


b) Circe Chameleon  

   1.Bd5-c6 ! threat:
          2.Rg5-g4 #
      1...b7*c6[+wRh1]
          2.Rh1-h4 #
      1...Qb8*d6[+wRa1]
          2.Ra1-a4 #
      1...Bd8*g5[+wQd1]
          2.Qd1-a4 #


c) Circe Clone  

   1.Bd5-a2 ! threat:
          2.Rg5-g4 #
          2.Rg5-d5 #
      1...Qb8*d6[+wQd1]
          2.Qd1-a4 #
      1...Bd8*g5[+wBc1]
          2.Bc1-b2 #


solution finished.


