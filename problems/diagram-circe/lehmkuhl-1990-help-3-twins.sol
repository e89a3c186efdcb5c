
         Alexander Lehmkuhl
Problemkiste 68, April 1990, no. 2416

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   K   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .  -K   .   .   .   6
|                                   |
5   .   .   .   .   .   .  -R   .   5
|                                   |
4   .   .   .   P   P   .   .   .   4
|                                   |
3   .   .   .   .  -S   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#3                         3 + 3
            Circe Diagram

a) 

  1.Rg5-e5 Ke8-f8   2.Se3-f5 e4*f5[+bSe3] +   3.Ke6-f6 d4*e5[+bRg5] #

b) bRg5-->e5  

  1.Re5-c5 Ke8-d8   2.Se3-d5 e4*d5[+bSe3] +   3.Ke6-d6 d4*c5[+bRe5] #

solution finished.


