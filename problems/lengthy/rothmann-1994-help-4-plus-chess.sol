
          Bernard Rothmann
   Phénix 1994, 6th commendation

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .  -Q   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   K   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .  -K   3
|                                   |
2   .   .   .   P   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#4                         2 + 2
              PlusChess

  1.Qc8-c1 Kh5-g6   2.Kh3-g4 Kg6-f7   3.Kg4-f5 Kf7-e8   4.Kf5-e6 d2-d4 #

solution finished.


