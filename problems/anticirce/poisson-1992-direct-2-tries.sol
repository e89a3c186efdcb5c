
          Christian Poisson
Phénix 15/16, December 1992, no. 1110

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   Q   B  -B   .  -R   8
|                                   |
7   .   .   K  -P   .   P   .   .   7
|                                   |
6   .   .   .  -S  -K   R   .   .   6
|                                   |
5   .  -P   .   .  -P  -P  -R   .   5
|                                   |
4   .   .   .   .   P   .   .   .   4
|                                   |
3   .   .   S   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .  -Q   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                         7 + 10
              AntiCirce

   1.Sc3-e2 ? threat:
          2.Se2-d4 #
          2.Se2-f4 #
      1...f5-f4
          2.Se2-d4 #
      1...Sd6*e4[bSe4->g8]
          2.Se2-f4 #
      1...Sd6*f7[bSf7->g8]
          2.Se2-d4 #
          2.Be8-f7 #
      1...Rh8-h4
          2.Se2-d4 #
    but
      1...f5*e4[bPe4->e7] !
      1...Rg5-g1 !

   1.Kc7*d7[wKd7->e1] ? threat:
          2.Be8-d7 #
      1...Rg5-g1
          2.Qd8-d7 #
      1...Sd6*f7[bSf7->g8]
          2.Be8-f7 #
    but
      1...Sd6*e8[bSe8->g8] !

   1.Qd8*d7[wQd7->d1] ? threat:
          2.Kc7-d7 #
      1...f5*e4[bPe4->e7]
          2.Be8-d7 #
      1...Sd6*e8[bSe8->g8]
          2.Qd1-d7 #
      1...Ke6-e7
          2.Rf6-e6 #
    but
      1...Rg5-g1 !

   1.Qd8-e7 + ?
    but
      1...Bf8*e7[bBe7->f8] !

   1.Be8*d7[wBd7->f1] ! threat:
          2.Qd8-d7 #
      1...Sd6*f7[bSf7->g8]
          2.Bf1-c4 #
      1...Sd6-e8 +
          2.Kc7-d7 #


solution finished.


