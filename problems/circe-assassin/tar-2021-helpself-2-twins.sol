
             Gábor Tar
   Julia's Fairies 2021, no. 1645

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -K   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   P   .   .   P   7
|                                   |
6   .   P   .   .  -B   .  -P   .   6
|                                   |
5   .   .   .   .   .   .   .  -P   5
|                                   |
4   .  -P  -P   .   .   .  -P   .   4
|                                   |
3   .  -P   .   .   .   .   B   .   3
|                                   |
2   .   K   .   .   .  -P   .   .   2
|                                   |
1   .   .   .   .   .   Q  -Q   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  hs#2                       6 + 10
           Circe Assassin

a) 

  1.h7-h8=R + Be6-c8   2.Qf1-a1 + Qg1*a1[+wQd1] #

b) bKa8-->f5  

  1.e7-e8=S g6-g5   2.Qf1-b1 + Qg1*b1[+wQd1] #

c) bKa8-->g5  

  1.h7-h8=B Be6-f5   2.Qf1-c1 + Qg1*c1[+wQd1] #

solution finished.


