
            Torsten Linß
 Andernach 1992, 1st heterodox prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7  -P   .   .   .  -S   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .  -K   .   .   .   .   5
|                                   |
4   . =SP   .   .   .   .  -P =SP   4
|                                   |
3   .   .   .   .  -B   .   .   .   3
|                                   |
2   .   .   .   .   S =SP   .   .   2
|                                   |
1   .   .   .   K   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                    2 + 5 + 3n

a) 

  1.nSPf2-f1=nB Se2-c3 +   2.Kd5-d4 nSPh4-h8=nB #

b) bBe3-->f6  

  1.Kd5-e5 Se2-d4   2.nSPh4-h1=nB nSPb4-b8=nB #

c) bKd5-->g6  

  1.Kg6-h6 Se2-g3   2.nSPb4-b1=nB nSPf2-f8=nB #

solution finished.


