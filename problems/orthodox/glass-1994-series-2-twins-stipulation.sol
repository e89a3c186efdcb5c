
            Günter Glaß
 Problemkiste 96, December 1994, KT6

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   K   .  -Q  -B   .   .   R   8
|                                   |
7   .   .   P  -K   .   P   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   P   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   B   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-#2                      6 + 3

a) 

  1.c7-c8=S   2.f7-f8=S #

b) ser-=2  

  1.c7*d8=S   2.f7*e8=S =

solution finished.


