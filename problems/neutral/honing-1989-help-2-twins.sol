
           Stefan Höning
feenschach 93, November 1989, no. 5701

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .  =Q   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4  =K   .   .   .   .   .   .   .   4
|                                   |
3   .   .  =P   .   .   .   .   .   3
|                                   |
2  =P  =P   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                    0 + 0 + 5n

a) 

  1.nPa2-a1=nS nSa1-b3   2.nPc3-c2 nPc2*b3 #

b) nPc3-->c2  

  1.nPc2-c1=nR nRc1-c3   2.nRc3-b3 nPa2*b3 #

solution finished.


