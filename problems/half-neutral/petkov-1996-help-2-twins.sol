
           Petko A. Petkov
 The Problemist, July 1996 (version)

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .  -P  -P   .   .   .   .   .   7
|                                   |
6   .   .  -P   .   .   .   .   .   6
|                                   |
5   .   .   .  -K  -P   .   .   .   5
|                                   |
4   .   .   .   .  -P   .   .   .   4
|                                   |
3   B   .   .   .   .   .   .  -P   3
|                                   |
2   K   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .  -R   .  -B   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         2 + 9
          HalfNeutral d1 f1

a) 

  1.hnBf1-d3=nh Ka2-b3   2.hnRd1-d2=nh nhnBd3-c4=wh #

b) bKd5-->a6  

  1.hnRd1-d3=nh Ba3-c5   2.hnBf1-e2=nh nhnRd3-a3=wh #

solution finished.


