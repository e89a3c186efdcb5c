
            Erich Bartel
Die Schwalbe 124, August 1990, no. 7039

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .  =P   .   .   .   7
|                                   |
6   K   .   .   .   .  -K   .   .   6
|                                   |
5   .   .   .  =P   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .  =P   .   2
|                                   |
1   .  =Q   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-h#3                1 + 1 + 4n
            Circe Mirror
               Duplex

  1.nQb1-h1   2.nPg2*h1=nQ[+nQd8]   3.nQh1-h5 nPe7-e8=nS #

  1.nPe7-e8=nR   2.nRe8-e1   3.nRe1-f1 + nPg2*f1=nB[+nRa8] #

solution finished.


