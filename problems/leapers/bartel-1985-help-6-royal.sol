
            Elmar Bartel
            Erich Bartel
feenschach 76, November 1985, no. 4695

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .  FE   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1 -CA   .  FE   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#6                         2 + 1
             Royal a1 c1

  1.rCAa1-b4 + rFEc1-b2   2.rCAb4-a7 FEd6-c5   3.rCAa7-d8 FEc5-b4   4.rCAd8-e5 FEb4-a3   5.rCAe5-d2 rFEb2-c3 +   6.rCAd2-a1 FEa3-b2 #

solution finished.


