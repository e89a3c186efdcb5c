
            Torsten Linß
Problemkiste 92, April 1994, no. 3402

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .  =P   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .  =P   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   K   .   .  =P  -K  =P   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                    1 + 1 + 4n
           Circe Couscous

  1.Ke2*d2[+nPe8=nR] nRe8*e6[+nPh1=nS]   2.nSh1*f2[+nPb8=nB] nBb8*f4[+nPc1=nQ] #

solution finished.


