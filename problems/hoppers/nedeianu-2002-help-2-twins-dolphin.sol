
          Gabriel Nedeianu
  harmonie 69, March 2002, no. 765

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   G   .   .   .   8
|                                   |
7   .   .   .   .   .   .  -P   .   7
|                                   |
6   .   .   .   .   .   . -CA   .   6
|                                   |
5   .   .   .   .   K   .   .   .   5
|                                   |
4   .   .   .   .   .   .  -K   S   4
|                                   |
3   .   .   .   .  -P  DO  -P   S   3
|                                   |
2   .   .   .   .  -Z   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         5 + 6

a) 

  1.CAg6*h3 DOf3-d1   2.g7-g6 Sh4-f3 #

b) wDOf3-->g5  

  1.Ze2*h4 DOg5*g7   2.e3-e2 Sh3-g5 #

solution finished.


