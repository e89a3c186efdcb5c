
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .  -K   8
|                                   |
7   .   .   .   .   .   K   .   .   7
|                                   |
6   .   .   .  -S   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   S   .   .  -P   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   R   2
|                                   |
1   .   .   .   .   Q   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          4 + 3
         AntiCirce Symmetry

   1.Se4*d6[wSd6->e3] ! threat:
          2.Qe1*h4[wQh4->a5] #


solution finished.


