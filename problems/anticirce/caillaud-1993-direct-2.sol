
           Michel Caillaud
diagrammes, 11th theme tourney 1993, 5th prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   B   .   .   R   K   .   .   8
|                                   |
7   P   .   .   S   P   .   .   .   7
|                                   |
6   .   .   .   .  -K   .   .   S   6
|                                   |
5   .  -P   P  -P   .   .   P   .   5
|                                   |
4   .  -P   .   .   P   .   .   .   4
|                                   |
3   .   Q   .   .   P  -P   .   .   3
|                                   |
2   .   .   .   P  -Q   P  -S   .   2
|                                   |
1   .   .   .   .   R  -B   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                         15 + 8
              AntiCirce

   1.a7-a8=R ! threat:
          2.Ra8-a6 #
      1...Qe2*e1[bQe1->d8]
          2.e7*d8=R[wRd8->a1] #
      1...Qe2*d2[bQd2->d8]
          2.e7*d8=B[wBd8->c1] #
      1...Qe2*f2[bQf2->d8]
          2.e7*d8=S[wSd8->g1] #
      1...Qe2*e3[bQe3->d8]
          2.e7*d8=Q[wQd8->d1] #


solution finished.


