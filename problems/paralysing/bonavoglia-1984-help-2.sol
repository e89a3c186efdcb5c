
          Marco Bonavoglia
feenschach, 41st theme tourney 1984, 3rd honourable mention

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   P   .   .   .   .   7
|                                   |
6   .   .   .   K   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .  -K   .   .   .  -R   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         2 + 2
          Paralysing d7 h4

  1.pRh4-h6 pPd7-d8=pS   2.Kd4-c5 + pSd8-e6 #
  1.pRh4-h6 pPd7-d8=pB   2.Kd4-e5 + pBd8-f6 #

solution finished.


