
           Pierre Tritten
    kobulchess.com 2013, no. 277

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .  -B   .   .   8
|                                   |
7   .   .  -P   .   S   .   .   .   7
|                                   |
6   .   .   R   .  -P   .   .   .   6
|                                   |
5  -P   .   .   .   .   .   B   .   5
|                                   |
4   K   .   .  -K   .   .  -P   .   4
|                                   |
3   .   .  -P   .   .   .   .   P   3
|                                   |
2   .   .   .  -P   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         5 + 8
           AntiCirce Clone

a) 

  1.Bf8-g7 Bg5-e3 +   2.Kd4*e3[bKe3->rBf8] Se7-g6 #

b) bRf8  

  1.e6-e5 Se7-d5   2.Kd4*d5[bKd5->rSg8] Rc6-g6 #

c) bSf8  

  1.g4*h3[bPh3->h7] Rc6-c5   2.Kd4*c5[bKc5->rRh8] Bg5-f6 #

solution finished.


