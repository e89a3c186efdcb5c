
            J. J. Burbach
Problemkiste 9, August 1983, no. 381

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   B   .   .   .   8
|                                   |
7   .   .   .   .  -P   .   .   .   7
|                                   |
6   .   .   .   .  -K   .   .   .   6
|                                   |
5   .   .   P   .  -Q   .   P   .   5
|                                   |
4   .   .   .   .   Q   .   .   .   4
|                                   |
3   .  -P   .   .   .   .   .  -P   3
|                                   |
2   .   P   .   .   .   .   .   P   2
|                                   |
1   .   R   S   .   K   .   S   R   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  r#2                        11 + 5

   1.Sg1-e2 ! zugzwang.
      1...Qe5*e4
          2.0-0
              2...Qe4-g2 #


solution finished.


