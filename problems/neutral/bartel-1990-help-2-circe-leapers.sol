
            Erich Bartel
Problemkiste 71, October 1990, no. 2559

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .  =P  =P   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5  =R   .   .   .   .   .   .   .   5
|                                   |
4   . =GI  -K   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   K =CA   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#1.5                  1 + 1 + 5n
                Circe

  1...nPc7-c8=nCA   2.Kc4*b4[+nGIb8] nPd7*c8=nGI[+nCAc1] #
  1...nPd7-d8=nCA   2.nGIb4-c8 nPc7*d8=nGI[+nCAd1] #

solution finished.


