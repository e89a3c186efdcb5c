
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   Q   .   .   .   8
|                                   |
7   .   .   .   .   K   .  -P   .   7
|                                   |
6  -K   .   .   .   .   .   .   P   6
|                                   |
5   .   .   .   .  -R   .   .   .   5
|                                   |
4   .   .   R   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   R   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          5 + 3
         Circe RexInclusive

   1.Rc4-a4 + !
      1...Re5-a5
          2.Ra4*a5[+bRh8] #


solution finished.


