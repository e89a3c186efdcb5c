
              Sam Loyd
New York Illustrated News, 10 March 1860

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   Q   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4  -K  -R   R   .   .   .   .   .   4
|                                   |
3  -B  -P   .   .   .  -P   .  -P   3
|                                   |
2  -Q  -R   .   .   .   P  -P   P   2
|                                   |
1   R   .   .   .   K   .  -S   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  s#1                        6 + 10

   1.0-0-0 !
      1...Sg1-e2 #
      1...Qa2-a1 #
      1...Qa2-b1 #
      1...Rb2-b1 #
      1...Rb2-c2 #
      1...Rb2-d2 #
      1...Rb2-e2 #
      1...Rb2*f2 #
      1...Rb4*c4 #


solution finished.


