
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   R   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   R   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   Q   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   S   .   K   3
|                                   |
2   .   .   .   .   .  -K   .   .   2
|                                   |
1  -B   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          5 + 2
         Circe RexInclusive

   1.Qh5-e5 ! threat:
          2.Qe5-e2 #
      1...Ba1*e5[+wQd1]
          2.Qd1-e2 #
      1...Kf2*f3[+wSb1]
          2.Kh3-g3 #
          2.Rd6-f6 #


solution finished.


