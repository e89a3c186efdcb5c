
              Per Olin
FIDE Olympic Tourney 2012, commendation

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .  -G   .   8
|                                   |
7   .   .   .   .   .  -G   .   .   7
|                                   |
6  -G   .   .   .   .   .   .   .   6
|                                   |
5   .  -K   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   K   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   R   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-h#6                     2 + 4

a) 

  1.Kb5-a4   2.Ga6-a3   3.Ka4-b3   4.Gf7-a2   5.Ga2-a4   6.Gg8-a2 Rh1-b1 #

b) bDGa6  bDGf7  bDGg8  

  1.Kb5-c6   2.DGa6-d2   3.Kc6-d5   4.DGd2-d6   5.DGg8-c6   6.DGf7-e6 Rh1-h5 #

solution finished.


