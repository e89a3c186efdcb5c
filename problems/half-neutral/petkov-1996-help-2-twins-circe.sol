
           Petko A. Petkov
 The Problemist, July 1996 (version)

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .  -R  -B   B   .   8
|                                   |
7  -P  -P   .   .   .   .   .   .   7
|                                   |
6   .  -P   .   .   .   .   .   .   6
|                                   |
5   .  -P   .   K   .   .   .   .   5
|                                   |
4   .  -P   .   .   .  -P   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .  -K  -P   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                        2 + 10
          HalfNeutral e8 f8
                Circe

a) 

  1.hnRe8-e7=nh Kd5-d6   2.hnBf8*e7=nh[+nhnRa1] + nhnBe7-f6=wh #

b) bKb2-->c3  

  1.hnBf8-e7=nh Kd5-e4   2.hnRe8*e7=nh[+nhnBc1] + nhnRe7-c7=wh #

solution finished.


