
          Christian Poisson
The Problemist 12/22, July 1988, John Driver Memorial Tourney, commendation

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   G  EH   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   K   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .  -K   .   .   .   .   4
|                                   |
3   .   .  -P   .   .   .   .   .   3
|                                   |
2   .   .   .   .  EH   .   .   .   2
|                                   |
1   .   .   .   .   .   . -EH   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         4 + 3

  1.Kd4-d3 EHe2-a2   2.EHg1-d4 EHb7-h7 #
  1.Kd4-c4 EHb7-b1   2.EHg1-c5 EHe2-a2 #
  1.Kd4-e4 EHe2-f1   2.EHg1-d4 EHb7-a8 #
  1.Kd4-d5 EHe2-a6   2.EHg1-c5 EHb7-a8 #

solution finished.


