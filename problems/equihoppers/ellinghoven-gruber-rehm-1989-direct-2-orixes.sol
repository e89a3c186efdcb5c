
          bernd ellinghoven
             Hans Gruber
           Hans Peter Rehm
Dawson Memorial Quick Composing Tourney, Bournemouth 1989, 1st prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   B -OR   .   .   .   .  OR   K   8
|                                   |
7   B   .  -B  EQ   .  RO   .   .   7
|                                   |
6   .   .   P   .   .  -P   . -EQ   6
|                                   |
5 -OR   .   .  -K   .   B   .   P   5
|                                   |
4 -RO   .   .  -P   .  -P   .  -P   4
|                                   |
3   S  -P   .   .  -R   .   .  -R   3
|                                   |
2   Q  -P   . -OR   .  RO   S   .   2
|                                   |
1   .   .   .   .  -R   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                        13 + 16

   1.Sa3-c2 ! threat:
          2.Sc2-b4 #
      1...Re3-c3
          2.ROf2*f6 #
      1...Re3-e5
          2.Sg2*f4 #
      1...ROa4-c3
          2.Qa2*b3 #
      1...ROa4-b6
          2.Qa2*a5 #
      1...EQh6-d8
          2.EQd7-h7 #
      1...Bc7-e5
          2.Bf5-e6 #
      1...Bc7-b6
          2.c6-c7 #


solution finished.


