
              Reto List
             Markus Ott
        BCPS 1981, 1st prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   R   .   R   .   .   .   .   .   8
|                                   |
7  -P   .   .  -K   .   .   .   .   7
|                                   |
6   .   .   S   .  -P   .   .   .   6
|                                   |
5   .   .   .   .  -P   .   .   .   5
|                                   |
4   .   B   .   .   .   .  -B   .   4
|                                   |
3  -R  -P   .   B   .   .   .   .   3
|                                   |
2   .   .   .  -P  -P   .   .   K   2
|                                   |
1   .   .   .   .   .   .   .   Q   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          7 + 9
Kamikaze a8 c8 a7 c6 e6 e5 b4 g4 a3 b3 d3 d2 e2 h1
                Circe

   1.kQh1-c1 ! threat:
          2.kSc6-b8 #
      1...kPd2*c1=kQ[bkQc1->d8][+wkQd1]
          2.kBd3-g6 #
      1...kPd2*c1=kS[bkSc1->b8][+wkQd1]
          2.kBd3-a6 #
      1...kPd2*c1=kR[bkRc1->h8][+wkQd1] +
          2.kBd3-h7 #
      1...kPd2*c1=kB[bkBc1->f8][+wkQd1]
          2.kBd3*e2[wkBe2->f1][+bkPe7] #


solution finished.


