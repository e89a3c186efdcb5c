
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .  -K   .   .   .  -B   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   P   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .  -P   .   .   .   B   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   P   .   .   .   2
|                                   |
1   .   .   K   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         4 + 3
            Circe Parrain

  1.Kb8-c8 e2-e4   2.d4*e3 ep. Bh4-d8[+wPa8=Q] #
  1.Kb8-c8 e2-e4   2.d4*e3 ep. Bh4-d8[+wPa8=R] #

solution finished.


