
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .  -S   .   .   .   8
|                                   |
7   .   .   .   .   B   .   .   .   7
|                                   |
6  -P   .   .   .   .   Q   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   R  -P   .   4
|                                   |
3   .   .   .   .   .  -P  -K   .   3
|                                   |
2   .   .   S   Q   K   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          6 + 5
                Circe
              AntiCirce

   1.Ke2-f2 + !
      1...Kg3-h2
          2.Rf4*f3[wRf3->h1][+bPf7] #
          2.Rf4*g4[wRg4->h1][+bPg7] #
          2.Qf6-h4 #
          2.Qf6-h6 #
          2.Qf6-h8 #
      1...Kg3-h3
          2.Kf2-g3 #
          2.Rf4*f3[wRf3->h1][+bPf7] #
          2.Qf6-h4 #
          2.Qf6-h6 #
          2.Qf6-h8 #

   1.Qf6-h4 + !
      1...Kg3-g2
          2.Ke2-f1 #
          2.Ke2-f2 #
          2.Qh4-h2 #


solution finished.


