
           Alberto Armeni
         Adrian Storisteanu
    kobulchess.com 2014, no. 364

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6  -R   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .  -K   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   R   .   .   .   K   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#3                         2 + 2
           Circe Assassin

  1.Ra6*a1[+wRa1] 0-0-0   2.Kc4-b3 Rd1-d3 +   3.Kb3-a2 Rd3-a3 #

solution finished.


