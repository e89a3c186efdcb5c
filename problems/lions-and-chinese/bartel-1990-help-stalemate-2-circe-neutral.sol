
            Erich Bartel
Problemkiste 70, August 1990, no. 2495

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -K   .   .   .   .   .   .   .   8
|                                   |
7   .   .   K   .  =P  =P  LI   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .  =P  =P   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h=2                    2 + 1 + 4n
                Circe

  1.nPe2-e1=nLI nPe7-e8=nLI   2.nPf2*e1=nLI nPf7*e8=nLI =

solution finished.


