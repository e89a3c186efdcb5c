
           M. Tomašević
           feenschach 1982

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   K   .   .   .   .   .   8
|                                   |
7   .   .   .   .   P  -R   .   .   7
|                                   |
6  -K   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         2 + 2
               Duplex

a) 

  1.Rf7-f6 e7-e8=Q   2.Rf6-b6 Qe8-a4 #

  1.Kc8-b8 Rf7*e7   2.Kb8-a8 Re7-e8 #

b) h=2  

  1.Ka6-a7 e7-e8=Q   2.Ka7-a8 Qe8*f7 =

  1.Kc8-b8 Rf7*e7   2.Kb8-a8 Re7-b7 =

solution finished.


