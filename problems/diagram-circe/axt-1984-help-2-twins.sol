
              Hemmo Axt
           feenschach 1984

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   R   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .  -P   .   .   R   P   .   5
|                                   |
4  -R   .   .   .   .   .   P   K   4
|                                   |
3   .  -P   .   .   .   .   P   .   3
|                                   |
2   .   .   .   .  -P   .   P   .   2
|                                   |
1   .   .  -B   .  -Q   .  -R  -K   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         7 + 8
            Circe Diagram

a) 

  1.Qe1-c3 Rf5-f2   2.Qc3*g3 + Kh4*g3[+bQe1] #

b) wBf5  

  1.Ra4-f4 Bf5-e4   2.Rf4*g4 + Kh4*g4[+bRa4] #

c) wSf5  

  1.Bc1-f4 Sf5-e3   2.Bf4*g5 + Kh4*g5[+bBc1] #

solution finished.


