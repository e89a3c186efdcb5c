
             G. Maleika
Problemkiste 58, September 1988, no. 2101

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .  -K   .   S   .   8
|                                   |
7   .   .   P  -P   .   .   .   .   7
|                                   |
6   .   .   P   .   S   .   P   .   6
|                                   |
5   .   .   .   .   P   .   .   .   5
|                                   |
4   B   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .  -P   .   .   .   .   3
|                                   |
2   .   .   .   P   .   .   .   .   2
|                                   |
1   R   .   .   .   K   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  =2                         10 + 3

   1.0-0-0 ! zugzwang.
      1...d7-d5
          2.e5*d6 ep. =
      1...d7*c6
          2.c7-c8=B =
      1...d7-d6
          2.e5*d6 =
      1...d7*e6
          2.Rd1-f1 =


solution finished.


