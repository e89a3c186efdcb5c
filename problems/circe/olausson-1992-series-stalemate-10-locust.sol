
           Michel Olausson
Ideal-Mate Review 46, October 1992, no. 5613

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .  -L   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   K   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .  -K   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-=10                     1 + 2
                Circe

  1.Kh3-h4   2.Kh4-h5   3.Kh5-h6   4.Kh6-h7   5.Kh7*g8[+bLg1]   6.Kg8-h7   7.Kh7-h6   8.Kh6-h5   9.Kh5-h4  10.Kh4-h3 =

solution finished.


