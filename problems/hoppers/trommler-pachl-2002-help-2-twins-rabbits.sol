
            Sven Trommler
             Franz Pachl
      Springaren, December 2002

+---a---b---c---d---e---f---g---h---+
|                                   |
8   B   .   .   .  RT -RT   .   .   8
|                                   |
7  -R   .   .   .  -P   .   .  -P   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5 -RT   .  -P   S   .   .   .   .   5
|                                   |
4   .  -S   .  -K   S   .   .   .   4
|                                   |
3   K   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .  -P   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         5 + 9

a) 

  1.c5-c4 + Se4-c5   2.Sb4-d3 + Sc5-e6 #

b) wRTe8-->f1  

  1.Sb4-d3 + Sd5-b4   2.e7-e5 + Sb4-c2 #

c) wRTe8-->g6  

  1.e7-e5 + Sd5-e7   2.c5-c4 + Se7-f5 #

solution finished.


