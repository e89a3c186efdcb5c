
             J. Saukkola
         Thema Danicum 1995

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .  -Q   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .  -K   .   .   .   4
|                                   |
3   .   .   .  -P  -P  -P  -P  -P   3
|                                   |
2   .   .   .   .   .   .  -B   .   2
|                                   |
1   .   .   .   .   K   .   .   R   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#3.5                       2 + 8
              AntiCirce

  1...0-0   2.Qc8-e8 Rf1*f3[wRf3->h1]   3.Ke4-f3 Kg1*g2[wKg2->e1]   4.Kf3-g2 0-0 #

solution finished.


