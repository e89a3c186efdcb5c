
        S. K. Balasubramanian
           Pierre Tritten
    kobulchess.com 2013, no. 278

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .  -P   .   .   7
|                                   |
6   .   .   .   .   .   K   .   .   6
|                                   |
5   .   .  -K   .   .   .   .   .   5
|                                   |
4   .   R   .   .   .   S   .   .   4
|                                   |
3   .   .   .   .   .   P   .  -P   3
|                                   |
2   .   .   .   .   .   .   .   B   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         5 + 3
           AntiCirce Clone

a) 

  1.Kc5*b4[bKb4->rRh8] Kf6-g7 +   2.rRh8-h4 Bh2-g3 #

b) bKc5-->h1  

  1.Kh1*h2[bKh2->rBf8] Rb4-b8 +   2.rBf8-h6 Rb8-h8 #

solution finished.


