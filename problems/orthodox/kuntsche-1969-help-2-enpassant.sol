
           Werner Kuntsche
       Schach 1969, 2nd prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .  -P  -S   .   .   .   .  -B   5
|                                   |
4   .   .  -K   P  -P  -P  -P   R   4
|                                   |
3   .   .  -Q   .  -R   B   .  -P   3
|                                   |
2   .  -P   .   .   .   .  -R   .   2
|                                   |
1   .   .   .   K   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                        4 + 12

  1.e4*d3 ep. Bf3*g4   2.f4-f3 Bg4-e6 #

solution finished.


