
          Claude Wiedenhoff
feenschach, 41st theme tourney 1984, 1st prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   Q   .   .   .   .  -R   8
|                                   |
7   .   .   .   .   P   .   .   .   7
|                                   |
6  -P   .   S  -K   .   .   .   .   6
|                                   |
5  -P   .   .   .  -R   .   K  -P   5
|                                   |
4   .   R   S   .   .   .   .   .   4
|                                   |
3   B   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .  -B   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          7 + 7
      Paralysing h8 e7 c6 c4 a3

   1.pSc4-e3 ! threat:
          2.Rb4-d4 #
      1...Kd6-c5
          2.Rb4-c4 #
      1...Kd6*c6 +
          2.pPe7-e8=pQ #
      1...Kd6-e6
          2.pPe7-e8=pR #
      1...Kd6-c7
          2.pPe7-e8=pS #
      1...Kd6-d7
          2.pPe7-e8=pB #
      1...Kd6*e7
          2.Rb4-b7 #


solution finished.


