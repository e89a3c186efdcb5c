
          Jérôme Auclair
            Gentilly 2024

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -K   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .  -P   .   .   .   7
|                                   |
6   B   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   K   .   2
|                                   |
1   R   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#3                         3 + 2
             DangerCirce

  1.e7-e6 Ba6-c8 +   2.Ka8-e8 Ra1-a8   3.e6-e7 Bc8-e6 #
  1.Ka8-a7 Ba6-c8 +   2.Ka7-b8 Ra1-a8 +   3.Kb8-e8 Bc8-e6 #
  1.Ka8-b8 Ba6-c4   2.Kb8-c8 Bc4-e6 +   3.Kc8-e8 Ra1-a8 #

solution finished.


