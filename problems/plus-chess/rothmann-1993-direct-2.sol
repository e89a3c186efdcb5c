
          Bernard Rothmann
Rex Multiplex 42/43 (Phénix 22/23), September 1993, pp. 2204-2206

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .  -B   .   .   .   .   .   8
|                                   |
7   .  -P   .   .   .   .   .   .   7
|                                   |
6  -K   .   .   .   .   .   .   K   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .  -P   .   B   Q   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          3 + 4
              PlusChess

   1.Bd4-e5 ! zugzwang.
      1...b4-b3
          2.Qe4-a4 #
      1...b7-b5
          2.Qe4-a8 #
      1...b7-b6
          2.Qe4-d4*b6 #
      1...Bc8-h3
          2.Be5-d5*b7 #
      1...Bc8-g4
          2.Be5-d5*b7 #
      1...Bc8-f5
          2.Be5-d5*b7 #
      1...Bc8-e6
          2.Be5-d5*b7 #
      1...Bc8-d7
          2.Be5-d5*b7 #


solution finished.


