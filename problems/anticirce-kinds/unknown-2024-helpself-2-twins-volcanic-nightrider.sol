
               unknown
      reported for Popeye, 2024

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .  -N   8
|                                   |
7   .   .  -B   .   K   .  -S   .   7
|                                   |
6   B   .   .   .   .   .   .   .   6
|                                   |
5   .   .  -P   .  -P   .   .   .   5
|                                   |
4   .   .   .  -K   .  -R   .   .   4
|                                   |
3   .   .   .   .  -P   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .  -B   .   .   .   Q   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  hs#2                        3 + 9
         AntiCirce Volcanic

a) 

  1.Ba6-b5 Nh8*b5[bNb5->b1->v]   2.Qf1-d3 + Bb1*d3[bBd3->c8][+bNb1] #

b) wBa6-->c4  

  1.Bc4-b5 Nh8*b5[bNb5->b1->v]   2.Qf1-d3 + Bb1*d3[bBd3->c8][+bNb1] #

solution finished.


