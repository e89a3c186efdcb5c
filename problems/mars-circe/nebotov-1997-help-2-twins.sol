
           Valery Nebotov
The Problemist Supplement 28, May 1997, no. PS609

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .  -B   .   .   .  -R  -B   .   8
|                                   |
7   .   P   .  -P   .  -S   .  -P   7
|                                   |
6   .   .   .   .   .   K   .   .   6
|                                   |
5   .   .   .   .   .   B   .  -K   5
|                                   |
4   .   .   .   .   P   .   .   .   4
|                                   |
3   .   .   .   .   .   .   B   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         5 + 7

a) 

  1.Bb8*g3 b7-b8=Q   2.Bg3-h2 Qb8*h2 #

b) MarsCirce  

  1.Kh5-g4 Bg3-h4   2.Bb8-g3 b7-b8=Q #

solution finished.


