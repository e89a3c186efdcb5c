
            Heinz Zander
Problemkiste 95, October 1994, no. 3549

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .  -S   .   .   .   .   .   6
|                                   |
5   .   R   .  -S   .   .   .   .   5
|                                   |
4   .   .  -K   .   .   .   .   .   4
|                                   |
3   .   .   P   .   .   .   .   .   3
|                                   |
2   .   .   K   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         3 + 3

a) 

  1.Sc6-a7 Rb5-b6   2.Sa7-b5 Rb6-c6 #

b) h=2  

  1.Sc6-e7 Rb5*d5   2.Se7-f5 Rd5*f5 =

solution finished.


