
           Claus Wedekind
 harmonie 44, December 1994, no. 216

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   G   .   .   .   8
|                                   |
7  -Q   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   G   .   .   6
|                                   |
5   .   .   .   .   .  -K   .   .   5
|                                   |
4   .   .   .   .   .   G   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   G   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         4 + 2
            Circe Parrain

  1.Qa7-e3 Ge8-e2   2.Qe3*f4 Gf6*f4[+wGf2] #
  1.Qa7-g7 Gg2-g8   2.Qg7*f6 Gf4*f6[+wGf8] #

solution finished.


