
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   R   .   .   .   5
|                                   |
4   .   .   .  -S  -B   .   .   .   4
|                                   |
3  -K   .   K   .   .  -P   .   .   3
|                                   |
2   .   .   .   .   P   .   .   .   2
|                                   |
1   .   .   .   .   .   B   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          4 + 4
        AntiCirce File Mirror

   1.Re5-a5 + !
      1...Be4-a8
          2.Ra5*a8[wRa8->a8] #


solution finished.


