
            Yves Cheylan
Springaren 51, December 1992, no. 7371

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   B   .   6
|                                   |
5   .   .   .  -B   .  -R   .   .   5
|                                   |
4   .   .  -P   .   .   .   .   .   4
|                                   |
3  -S   .   .   .  -P   .   .   .   3
|                                   |
2  -P   .   .  -K   S   .   .   .   2
|                                   |
1   K   .   S  -R  -S   .   R   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         5 + 9
              AntiCirce

  1.Bd5-b7 Rg1-g5   2.Rf5*g5[bRg5->h8] Sc1-b3 #
  1.Bd5-g8 Rg1-f1   2.Rf5*f1[bRf1->a8] Sc1*a2[wSa2->b1] #

solution finished.


