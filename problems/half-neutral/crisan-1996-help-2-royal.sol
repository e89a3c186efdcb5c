
           Vlaicu Crişan
     Quartz 1996/7, commendation

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
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .  =S   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   K   B   .   R   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#1.5                  3 + 0 + 1n
           HalfNeutral e1

  1...Bf1-d3   2.nSe3-c4 hnKe1-d1=nh #
  1...Bf1-h3   2.nSe3-g4 0-0=nh #

solution finished.


