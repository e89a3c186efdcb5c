
           Petko A. Petkov
      The Problemist, July 1996

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   K   .  -S   8
|                                   |
7  -P   .   .   .  -P   .   Q   .   7
|                                   |
6   .   .   .  -P   .   .   P   .   6
|                                   |
5   .   R   .  =S   S   .   .   R   5
|                                   |
4  -R  -P   .   .  -K   .   .   .   4
|                                   |
3   .   .   .   .  -P   .   .   .   3
|                                   |
2   .   B   .   .   P   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                     8 + 8 + 1n
           HalfNeutral d5

   1.Se5-d3 ! threat:
          2.Qg7-d4 #
      1...b4-b3
          2.nhnSd5-c3=wh #
      1...nhnSd5-c3=bh
          2.Rh5-h4 #
      1...nhnSd5-f6=bh
          2.Qg7*e7 #
      1...e7-e5
          2.nhnSd5-f6=wh #
      1...Sh8*g6 +
          2.Qg7*g6 #


solution finished.


