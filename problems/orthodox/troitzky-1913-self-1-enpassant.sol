
             A. Troitzky
   Magyar Sakkújság, April 1913

+---a---b---c---d---e---f---g---h---+
|                                   |
8   Q   .   .  -R   .   S   .   S   8
|                                   |
7   B   .  -K   P  -P  -P   .  -P   7
|                                   |
6  -P   .  -S  -B   .   .  -P   .   6
|                                   |
5   .  -P   P  -P   .   .   .   .   5
|                                   |
4   .  -R  -P   .   .   .   .   .   4
|                                   |
3   K   .   .   .   .   .   .   .   3
|                                   |
2   P   P   .   .   P   P   P   P   2
|                                   |
1   .   .  -Q  -B   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  s#1                       13 + 15

   1.c5*b6 ep. + !
      1...Rb4*b6 #


solution finished.


