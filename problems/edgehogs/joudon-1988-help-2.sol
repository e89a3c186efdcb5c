
           Laurent Joudon
The Problemist 12/22, July 1988, John Driver Memorial Tourney, 2nd prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .  -P   .   .   .   7
|                                   |
6   .   .   .   .  -K   .   .   .   6
|                                   |
5   .   .  -B  -S  -P   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2  EH   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .  EH   .   .   .   K   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         3 + 5

  1.Bc5-d6 EHd1-b3   2.Sd5-f6 EHb3-h3 #
  1.Ke6-d6 EHa2-d2   2.Sd5-c7 EHd2-h6 #

solution finished.


