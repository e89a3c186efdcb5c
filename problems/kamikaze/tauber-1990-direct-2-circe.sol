
           Theodor Tauber
reprinted in Buletin Problemistic 53, 1990

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .  -P   .   .   .   P  -P  -Q   7
|                                   |
6   .   P   .   P   P   .   .   .   6
|                                   |
5   .   .   .   .   .   Q   P   R   5
|                                   |
4  -P   .   .  -P   .   .   K   .   4
|                                   |
3   .   .   .   .   .   S   .   .   3
|                                   |
2  -P   .   R   .   .   .   .   B   2
|                                   |
1  -K  -B   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                         11 + 8
Kamikaze b7 f7 g7 h7 b6 d6 e6 f5 g5 h5 a4 d4 f3 a2 c2 h2 b1
                Circe

   1.kBh2-e5 ! threat:
          2.kSf3*d4[wkSd4->g1][+bkPd7] #
      1...kQh7*f5[bkQf5->d8][+wkQd1]
          2.kQd1*b1[wkQb1->d1][+bkBc8] #
      1...kQh7*h5[bkQh5->d8][+wkRh1]
          2.kRh1*b1[wkRb1->h1][+bkBc8] #

   1.kSf3*d4[wkSd4->g1][+bkPd7] ? threat:
          2.kBh2-e5 #
          2.kQf5-e5 #
      1...kBb1*c2[bkBc2->c8][+wkRh1]
          2.kBh2-e5 #
          2.kQf5-b1 #
      1...kQh7*f5[bkQf5->d8][+wkQd1]
          2.kQd1*b1[wkQb1->d1][+bkBc8] #
    but
      1...kQh7*h5[bkQh5->d8][+wkRh1] !

   1.kQf5*h7[wkQh7->d1][+bkQd8] ? threat:
          2.kQd1*b1[wkQb1->d1][+bkBc8] #
    but
      1...kQd8-f6 !

   1.kRh5*h7[wkRh7->h1][+bkQd8] ? threat:
          2.kRh1*b1[wkRb1->h1][+bkBc8] #
    but
      1...kQd8-h8 !


solution finished.


