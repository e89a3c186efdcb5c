
             A. Handurin
     Phénix 18, September 1992

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .  -R   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   S   .   .  -B   6
|                                   |
5   .   .   .   .   .  -K   S   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   K   .   3
|                                   |
2  -B   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         3 + 4
             Circe Clone

a) 

  1.Bh6*g5[+wBc1] Bc1-b2   2.Ba2*e6[+wBf1] Bf1-d3 #

b) wSg5-->e4  

  1.Re8*e6[+wRh1] Rh1*h6[+bRh8]   2.Re6*e4[+wRh1] Rh1-h5 #

solution finished.


