
            Torsten Linß
 Suomen Shakki, April 1988, no. 1914

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   K   8
|                                   |
7   .   .   .   .  -S   .   .   .   7
|                                   |
6   .   .   .   .   .  -P   .   .   6
|                                   |
5   .   .   .  -P  -K   .   .   .   5
|                                   |
4   .   .   .  -S   .   .   .   .   4
|                                   |
3  -P   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   R  -R   .   S   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#3                         3 + 7

a) 

  1.Se7-f5 Sd1-e3   2.Rb1-f1 Ra1-e1   3.Rf1-f4 Se3-c4 #

b) bKe5<-->bPf6  

  1.Sd4-e6 Sd1-f2   2.Rb1-g1 Ra1-f1   3.Rg1-g6 Sf2-e4 #

solution finished.


