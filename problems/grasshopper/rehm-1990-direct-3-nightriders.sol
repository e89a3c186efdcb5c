
           Hans Peter Rehm
 harmonie 31, December 1990, no. 32

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .  -S   .  -R   .   .   .  -N   8
|                                   |
7   Q   .  -P   .  -B   .   .   .   7
|                                   |
6  -P   .  -K   .   P  -P   G   .   6
|                                   |
5   .   .   .  -P   .   .   .   .   5
|                                   |
4   .  -G   .   .   .   .  -R   .   4
|                                   |
3   B   B   S   .   .   .   N   .   3
|                                   |
2   S   .   .   .  -G   .  -B  -N   2
|                                   |
1   K   .   .   G   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #3                        10 + 14

   1.Ng3-f5 !


solution finished.


