
            Gyula Bebesi
   Feladványkedvelők Lapja 1972

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .  -K   .   .  -R   8
|                                   |
7   .   .   .   .   .  -P   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   P   .   .   .   .   .   .   .   2
|                                   |
1   R   .   .   .   K   .   .   R   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         4 + 3

a) 

  1.Rh8-g8 0-0-0   2.Rg8-f8 Rh1-e1 #

b) +bBh6  

  1.Bh6-d2 + Ke1*d2   2.0-0 Ra1-g1 #

solution finished.


