
           David L. Brown
The Problemist 13/9, May 1990, no. F1157

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .  -O   .   .   .   .   8
|                                   |
7   .   .  -O   .   .   .   P   O   7
|                                   |
6  -O   .   .   .   .   O   .   .   6
|                                   |
5   O   .   .   .   .   .   .   .   5
|                                   |
4  -O   .   .   .  -K   .   .   .   4
|                                   |
3   .   .   .   .  -B   .   .   .   3
|                                   |
2   K   .   .  -P   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         5 + 7

a) 

  1.d2-d1=Q g7-g8=B   2.Qd1-d3 Bg8-d5 #

b) bBe3-->d3  

  1.d2-d1=S g7-g8=R   2.Sd1-e3 Rg8-g4 #

solution finished.


