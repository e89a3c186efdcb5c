
        Themis Argirakopoulos
            Gentilly 2024

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   B   .   .   .  -S   .  -B   8
|                                   |
7   P   .   .   .   .   .  -S   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .  -P   .   .   .   .   5
|                                   |
4  -B   .  -P   K  -P   .  -P  -P   4
|                                   |
3  -P  -P   .   .   .   .   .  -K   3
|                                   |
2  -P   P   .   .   .   .   .   .   2
|                                   |
1  -Q   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2.5                      4 + 14
             DangerCirce

a) 

  1...a7-a8=B   2.Ba4-e8 Ba8-c6   3.Qa1-f1 Bc6*f1 #

b) bBh8-->g2  

  1...a7-a8=S   2.Sg7-e8 Sa8-c7   3.Qa1-g1 + Sc7*g1 #

c) bSf8-->g2  

  1...a7-a8=R   2.Ba4-e8 Ra8-a4   3.Qa1-h1 Ra4*h1 #

solution finished.


