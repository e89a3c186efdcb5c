
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   R   K   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   R   .   .   .   6
|                                   |
5  -S   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3  -P  -K   .   .   .   .   .   .   3
|                                   |
2   .   .  -R   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         3 + 4
          ImmunChess Mirror

  1.a3-a2 Re6-b6 +   2.Kb3-a3 Ra8*a5 #

solution finished.


