
              L. Anyos
    Phénix 13, May 1991, no. 952

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   R   .   .   .   .   8
|                                   |
7   .   .   K   .   B  -S   P   .   7
|                                   |
6  -Q   .   .   .   .   .  -S   .   6
|                                   |
5   .   .   .   .  -K   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3  -R   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .  -B   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         4 + 6
                Circe
        Madrasi RexInclusive

  1.Bd2-c1 Be7*a3[+bRh8]   2.Ke5-d6 g7*h8=S #
  1.Ra3-a2 Rd8*d2[+bBf8]   2.Ke5-d6 g7*f8=S #
  1.Ke5-e6 Be7*a3[+bRh8]   2.Ke6-d7 g7*h8=S #

solution finished.


