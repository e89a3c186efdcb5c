
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7  -P   .   .   .   .   .   .   .   7
|                                   |
6   Q   .   S   .   .   .   .   .   6
|                                   |
5   .   .   B   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .  -K   .   .   .   .   .   .   3
|                                   |
2   .  -R   .   .   K   .   .   .   2
|                                   |
1   .   .   .  -R   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  hr#2                        4 + 4
              AntiCirce

  1.Ke2-e3 Rd1-e1 +   2.Ke3-d3 Rb2-d2 #
  1.Ke2-e3 Rd1-e1 +   2.Ke3-d3 Kb3-c3 #

solution finished.


