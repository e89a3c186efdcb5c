
            Romeo Bedoni
diagrammes, 11th theme tourney 1993, section B, 1st commendation

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .  -S   8
|                                   |
7  -P   .   .   .   .  -P   .   .   7
|                                   |
6   .   .   P   .   .   P   .   .   6
|                                   |
5   K   .  -P  -P   .   P   .   .   5
|                                   |
4   .   .  -P   P   P   B   .  -P   4
|                                   |
3   .   .   P   .   S   .   .  -K   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #3                          9 + 8
              AntiCirce

   1.c6-c7 ! zugzwang.
      1...c5*d4[bPd4->d7]
          2.c7-c8=R threat:
                  3.Rc8*c4[wRc4->h1] #
      1...d5*e4[bPe4->e7]
          2.c7-c8=S threat:
                  3.Sc8*a7[wSa7->g1] #
                  3.Sc8*e7[wSe7->g1] #
              2...a7-a6
                  3.Sc8*e7[wSe7->g1] #
              2...e7-e5
                  3.Sc8*a7[wSa7->g1] #
              2...e7-e6
                  3.Sc8*a7[wSa7->g1] #
      1...a7-a6
          2.c7-c8=B threat:
                  3.Bc8*a6[wBa6->f1] #
      1...Sh8-g6
          2.f5*g6[wPg6->g2] +
              2...Kh3*g2[bKg2->e8]
                  3.c7-c8=Q #


solution finished.


