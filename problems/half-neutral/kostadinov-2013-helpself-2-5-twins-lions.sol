
          Diyan Kostadinov
         kobulchess.com 2013

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -K   .   .   .   .   .   .   G   8
|                                   |
7  -B   .   .   .  -Q   .   .   .   7
|                                   |
6  -B   P   .   .   .   .   .   .   6
|                                   |
5  LI  -P   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .  -R   .   .  -P   .   .   .   2
|                                   |
1  KL   .   .   .   K   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  hs#2.5                      5 + 7
           HalfNeutral h8

a) 

  1...Qe7-f7   2.LIa5-d8 + Ba6-b7   3.hnGh8-c8=nh + nhnGc8-e8=bh #

b) whnGh8-->h1  

  1...Qe7-f8   2.LIa5-d5 + Ba7-b8   3.hnGh1-c6=nh + nhnGc6-e4=bh #

solution finished.


