
           Michel Olausson
Problemkiste 81, June 1992, no. 2971v

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   K   .   8
|                                   |
7   .  =P   .  -R   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4  -K   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .  -R   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-%4                 1 + 3 + 1n
                Circe

a) 

  1.nPb7-b8=nB   2.nBb8-d6   3.nBd6-f8   4.Kg8*f8 %
  1.Kg8-f8   2.Kf8-e8   3.Ke8*d7[+bRa8]   4.nPb7*a8=nQ + %
  1.Kg8-f8   2.Kf8-e8   3.Ke8*d7[+bRa8]   4.nPb7*a8=nS %
  1.Kg8-f8   2.Kf8-e8   3.Ke8*d7[+bRa8]   4.nPb7*a8=nR + %
  1.Kg8-f8   2.Kf8-e8   3.Ke8*d7[+bRa8]   4.nPb7*a8=nB %

b) bKa4-->e8  

  1.nPb7-b8=nS   2.nSb8*d7[+bRa8]   3.nSd7-b6   4.nSb6*a8 %

c) bRd7-->b2  

  1.nPb7-b8=nB   2.nBb8-d6   3.nBd6-f8   4.Kg8*f8 %
  1.Kg8-f7   2.nPb7-b8=nQ   3.nQb8*b2[+bRh8]   4.nQb2*h8 %

d) bRd7-->f8  

  1.Kg8-g7   2.nPb7-b8=nR   3.nRb8*f8[+bRh8]   4.nRf8*h8 %

solution finished.


