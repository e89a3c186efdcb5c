
              Josy Raz
diagrammes, 11th theme tourney 1993, 1st honourable mention

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .  -P   B   B  -B  -R   P   .   7
|                                   |
6   .   .   .   .   .   S   .   R   6
|                                   |
5   .   .   .   .   .   .  -K   .   5
|                                   |
4   .  -Q   .   P   .   .  -P   .   4
|                                   |
3   .   .   P   .  -P   .   P   .   3
|                                   |
2  -S   .   P  -R   .   Q   .   K   2
|                                   |
1   .  -B   .   .   .   .   R   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                        12 + 10
              AntiCirce

      1...Sa2*c3[bSc3->b8]
          2.Bc7-f4 #
      1...Rd2*c2[bRc2->a8]
          2.Qf2-f4 #
      1...Rd2*d4[bRd4->h8]
          2.Qf2-f5 #

   1.Sf6-e4 ! threat:
          2.Rg1-c1 #
          2.Rg1-d1 #
          2.Rg1-e1 #
          2.Rg1-g2 #
      1...Sa2-c1
          2.Rg1-e1 #
          2.Rg1-g2 #
      1...Rd2-d1
          2.Rg1-e1 #
      1...Rd2*c2[bRc2->a8]
          2.Qf2-f5 #
      1...Rd2*d4[bRd4->h8]
          2.Qf2-f4 #
      1...Qb4-d6
          2.Rg1-c1 #
          2.Rg1-e1 #
          2.Rg1-g2 #
      1...Be7-d6
          2.Rg1-c1 #
          2.Rg1-e1 #
          2.Rg1-g2 #
      1...Rf7-f3
          2.Rg1-d1 #
          2.Rg1-e1 #
          2.Rg1-g2 #
          2.g7-g8=R #
      1...Rf7-f4
          2.g7-g8=R #


solution finished.


