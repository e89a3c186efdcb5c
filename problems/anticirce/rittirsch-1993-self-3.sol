
          Manfred Rittirsch
diagrammes, 11th theme tourney 1993, section B, 3rd prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   S   .   .   .   .   .  -B   8
|                                   |
7   .   .   P   .   .   .   P  -R   7
|                                   |
6   .  -P   .   .  -K   .   P   R   6
|                                   |
5  -P   S   B   .   .   .   Q   .   5
|                                   |
4  -P   .   .   .   .   .   .   .   4
|                                   |
3   P   .   .   .   .   .  -P   .   3
|                                   |
2   .   .   .   .   .   .   P   .   2
|                                   |
1   .   .   .   .   .   .   .   K   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  s#3                        11 + 7
              AntiCirce

   1.Bc5-b4 ! zugzwang.
      1...a5*b4[bPb4->b7]
          2.g7-g8=B +
              2...Rh7-f7
                  3.Rh6*h8[wRh8->a1]
                      3...Rf7-f1 #
      1...Bh8*g7[bBg7->f8]
          2.c7-c8=Q +
              2...Rh7-d7
                  3.Bb4*f8[wBf8->c1]
                      3...Rd7-d1 #


solution finished.


