
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   Q   .   .   .   8
|                                   |
7   .   .   .   .   .   .  -P   .   7
|                                   |
6   .   .   .   .   .   .   .  -K   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   P   .   .   K   .   .   .   4
|                                   |
3  -P   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          3 + 3
     Circe ContraParrain Mirror

   1.Qe8-h5 + !
      1...Kh6*h5
          2.Ke4-f4[+wQg5] #


solution finished.


