
            Torsten Linß
Die Schwalbe 91, February 1985, no. 5001

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7  -B   .   .   .  -P   .   .   .   7
|                                   |
6   .   .   .  -S   .   .   .   .   6
|                                   |
5   .   .   .   .  -K   P   .   .   5
|                                   |
4   .   R  -R   .   .   .   .  -R   4
|                                   |
3   .   .   .   .  -S   .   K   .   3
|                                   |
2   .   .   .   .   .   B   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         4 + 7

a) 

  1.Rc4-c5 Rb4-f4   2.Se3-d5 Bf2-d4 #

b) bSd6<-->bKe5  

  1.Se3-g4 Bf2-b6   2.Rc4-c6 Rb4-d4 #

solution finished.


