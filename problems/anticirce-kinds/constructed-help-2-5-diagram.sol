
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   P   .   .   .   .   7
|                                   |
6   .   .  -B   .   .   .   .   .   6
|                                   |
5   .   K   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   R   .  -R  -K   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2.5                       3 + 3
          AntiCirce Diagram

  1...Kb5*c6[wKc6->b5]   2.Kh1-h2 d7-d8=Q   3.Rg1-g2 Qd8-h4 #

solution finished.


