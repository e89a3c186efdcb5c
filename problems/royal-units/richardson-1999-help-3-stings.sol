
           Ian Richardson
Variant Chess 31, Spring 1999, no. 3

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .  -P   .   .   .   .   .   .   5
|                                   |
4   .  -P  -P   .   .   .   .   .   4
|                                   |
3   P  -P   P   .   .   .   .   .   3
|                                   |
2  -P   .   .   .   .   .   .   .   2
|                                   |
1 -ST  -B  -B   .  ST   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#3                         3 + 8

  1.b3-b2 a3-a4   2.b4*c3 STe1-b4   3.b5*a4 STb4*a4 #
  1.b4*c3 STe1-d1   2.b5-b4 STd1-a4   3.b3-b2 a3*b4 #
  1.b4*c3 STe1-b4   2.b3-b2 a3-a4   3.b5*a4 STb4*a4 #
  1.b4*c3 a3-a4   2.b3-b2 STe1-b4   3.b5*a4 STb4*a4 #
  1.b4*c3 a3-a4   2.b5*a4 STe1-b4   3.b3-b2 STb4*a4 #

solution finished.


