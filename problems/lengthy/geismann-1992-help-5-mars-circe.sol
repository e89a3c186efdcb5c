
          Bernhard Geismann
Problemkiste 80, April 1992, no. 2929

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   K   .  -P   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   P   .   .   .   .   .   3
|                                   |
2   .   .   .   .  -K   P   .   P   2
|                                   |
1   .   .   .   .  -S   S   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#5                         5 + 3
              MarsCirce

  1.d7-d5 h2-h4   2.d5-d4 h4-h5   3.d4-d3 h5-h6   4.d3-d2 h6-h7   5.d2-d1=S h7-h8=S #

solution finished.


