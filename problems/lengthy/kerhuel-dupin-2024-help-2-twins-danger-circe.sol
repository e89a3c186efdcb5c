
           Maryan Kerhuel
            Jacques Dupin
   Gentilly 2024, 5th commendation

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7  -S   .  -K   .   .   K   .   .   7
|                                   |
6   .   .  -P   .   .   .  -P  -Q   6
|                                   |
5   .   .   P   .   .   .   P   .   5
|                                   |
4   .   .  -P   R   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   P   .   3
|                                   |
2   .  -P   .   .   .   .   .   B   2
|                                   |
1   .   .   .  -B   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         6 + 8
             DangerCirce

a) 

  1.Bd1-c8 Bh2-c1   2.b2-b7 Bc1-f4 #

b) wBh2-->g4  

  1.Qh6-d8 Rd4-a1   2.Sa7-b8 Ra1-a7 #

solution finished.


