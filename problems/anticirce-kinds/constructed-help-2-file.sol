
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   Q   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .  -S   .   .   .   .   .  -K   6
|                                   |
5   .   .   .   .  -B   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   P   .   .   2
|                                   |
1   .   .   .   K   .   .   S   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         4 + 3
           AntiCirce File

  1.Be5-h2 Qa8-g2   2.Bh2*g1[bBg1->g8] Qg2-g6 #
  1.Be5-h2 Qa8-e4   2.Bh2*g1[bBg1->g8] Qe4-g6 #
  1.Be5-h2 Qa8-e8   2.Bh2*g1[bBg1->g8] Qe8-g6 #

solution finished.


