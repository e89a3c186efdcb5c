
           Petko A. Petkov
      The Problemist, July 1996

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   Q   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .  -K   3
|                                   |
2   .   .   .   .   .   .   .  -P   2
|                                   |
1   .   .   .   .   .   K   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          2 + 2
           HalfNeutral h2

      1...hnPh2-h1=hnS=nh
          2.Qg5-h5 #

   1.Qg5-f4 ! zugzwang.
      1...hnPh2-h1=hnS=nh
          2.nhnSh1-f2=wh #
      1...hnPh2-h1=hnB=nh
          2.nhnBh1-g2=wh #


solution finished.


