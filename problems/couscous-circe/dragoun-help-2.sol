
           Michal Dragoun
           f-98, no. 5969

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   K   .   8
|                                   |
7   .   .   .   .   .   Q  -P   .   7
|                                   |
6   .   .   .  -K   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .  -R   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         2 + 3
           Circe Couscous

  1.Rc1-c5 Kg8*g7[+bPe1=R]   2.Re1-e5 Qf7-d7 #
  1.Rc1-c6 Qf7*g7[+bPd1=R]   2.Rd1-d5 Qg7-e7 #

solution finished.


