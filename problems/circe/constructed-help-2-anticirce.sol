
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   K   .   .   .   6
|                                   |
5   .   .   .   .   .   R   .   .   5
|                                   |
4   .   .   .   .   .   .   B   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .  -K   .   .   .  -Q   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         3 + 2
                Circe
              AntiCirce

  1.Qf2*f5[bQf5->d8][+wRh1] Rh1-b1 +   2.Kb2*b1[bKb1->e8][+wRh1] Rh1-h8 #

solution finished.


