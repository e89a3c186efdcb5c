
           Theodor Steudel
 Problemkiste 92, April 1994, no. t7

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .  -P   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   P   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  reci-h(#)=6                 1 + 1
              Royal h2

  1.b7-b5 rPh2-h4   2.b5-b4 rPh4-h5   3.b4-b3 rPh5-h6   4.b3-b2 rPh6-h7   5.b2-b1=Q + rPh7-h8=rS   6.Qb1-g6 rSh8*g6 =
  1.b7-b5 rPh2-h4   2.b5-b4 rPh4-h5   3.b4-b3 rPh5-h6   4.b3-b2 rPh6-h7   5.b2-b1=Q + rPh7-h8=rS   6.Qb1-h7 #

solution finished.


