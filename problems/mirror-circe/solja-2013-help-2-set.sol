
            Kenneth Solja
kobulchess.com 2013, version of no. 231 by János Csák

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   S   .   .   .   .   .   8
|                                   |
7   .   .   .   .  -Q   .   .   .   7
|                                   |
6   .   .   .   .  -K   P   .   .   6
|                                   |
5   .   .   .   .   .  -P   P   K   5
|                                   |
4   .   .   .   .   .   .  -P   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         4 + 4
            Circe Mirror

  1...f6*e7[+bQd1]   2.Qd1-d5 e7-e8=Q #

  1.Qe7*f6[+wPf7] f7-f8=Q   2.Qf6*f8[+wQd8] Qd8-d5 #
  1.Qe7-g7 f6*g7[+bQd1]   2.Ke6-f7 g7-g8=Q #

solution finished.


