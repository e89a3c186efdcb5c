
          Bernard Rothmann
            Phénix 1993

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -Q   .   .   .   .   .   .   Q   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6  -K   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .  -P   .   .   .   .   .   .   3
|                                   |
2  -B   K   .  -S   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h=3                         2 + 5
              PlusChess

  1.Qa8-h1 Qh8*h1   2.Ba2-b1 Qh1*b1   3.Sd2-e4 Qb1*e4 =

solution finished.


