
          Gabriel Nedeianu
harmonie 67, September 2001, no. 715

+---a---b---c---d---e---f---g---h---+
|                                   |
8 -KA   . -KA   .   .   .   .   .   8
|                                   |
7   .  -P  -P   .   .   .   .   .   7
|                                   |
6   .   .  -K   .   .   .   .   .   6
|                                   |
5   .   .   S   S   .   .   .   .   5
|                                   |
4   .   .  -P   .  -P   .   .   .   4
|                                   |
3   .   .   .   G   .   .   .   .   3
|                                   |
2   .   .   .   .  DO   .   .   .   2
|                                   |
1   .   .   .   .   K   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         5 + 7

a) 

  1.KAa8*d5 Ke1-d2   2.b7-b6 DOe2-c2 #

b) rotate 270  

  1.KAh6*e6 Ka4-b3   2.g6-g5 DOb4-b2 #

solution finished.


