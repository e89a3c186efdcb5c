
           Petko A. Petkov
  feenschach 91, May 1989, no. 5550

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -B   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .  -S   .   .   7
|                                   |
6   K   Q   .   .  -Q   .  -K  -P   6
|                                   |
5   .   .   R  -B   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   B   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .  -Q   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         4 + 7
         Chameleon b6 e6 d5

a) 

  1.cQe6-c6=cS cQb6-b4=cS   2.cBd5-g2=cR cSb4-d3=cB #

b) bQh1-->h3  

  1.cBd5-b7=cR cQb6-d6=cS   2.cQe6-g4=cS cSd6-e4=cB #

solution finished.


