
               P. Kahl
            Jan Mortensen
     Die Welt, 15 February 1967

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .  -B   .  -R   .  -S  -R   8
|                                   |
7   .   .   .  -P   .   K   .  -K   7
|                                   |
6   .   .   .   .  -P  -P   .  -B   6
|                                   |
5   .   .   .   .   .   .  -P   P   5
|                                   |
4   .   .   .  -Q  -S   .   .  -P   4
|                                   |
3   .   .   .   .  -P  -P   .   .   3
|                                   |
2   .   .   .   .   .   .  -P   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #1                         2 + 16

   1.h5*g6 ep. # !


solution finished.


