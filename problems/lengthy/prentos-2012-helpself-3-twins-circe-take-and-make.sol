
           Kostas Prentos
3rd Bulgarian Wine Tourney, Kobe 2012, 1st-4th prize ex aequo

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   B  -R   8
|                                   |
7   .  -P  -P   .   .   .   .  -S   7
|                                   |
6   .   R   .   B   .   .   .   .   6
|                                   |
5   .   .   .   S   .   .   .   .   5
|                                   |
4  -P  -P   .   .  -K   .   .   .   4
|                                   |
3   .   .   .   .   .  -P   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .  -R   .   .  -B   K  -S   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  hs#3                       5 + 11
           Circe Take&Make

a) 

  1.Bd6-e5 c7*b6[+wRg6]   2.Bg8*h7[+bSf6] Sf6-g8   3.Rg6-g2 + f3*g2[+wRg6] #

b) -bSg1  

  1.Sd5-e3 Rh8*g8[+wBc4]   2.Rb6*b4[+bPb3] b7-b5   3.Bc4-e2 + f3*e2[+wBc4] #

solution finished.


