
          Brian Stephenson
The Problemist, January 1993, no. F1356

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   B   .   .   .   8
|                                   |
7   .   R   .   .   .   .  -P   .   7
|                                   |
6   .  -R   .   B   .   .   .   .   6
|                                   |
5  -P   .  -Q   .   S  -P   K  -S   5
|                                   |
4  -R  -K  -P   .   S   .   .   .   4
|                                   |
3  -P   .  -B  -P  -P   .   .   .   3
|                                   |
2   P   .   .   .   .   .   Q   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                         8 + 13
           Circe Symmetry

   1.Qg2-c2 ! threat:
          2.Qc2*a4 #
      1...d3*c2[+wQf7]
          2.Qf7*c4 #
      1...Sh5-g3
          2.Rb7*b6 #
      1...Sh5-f4
          2.Bd6*c5 #
      1...Sh5-f6
          2.Qc2*c3 #
      1...Rb6-b5
          2.Se5-c6 #


solution finished.


