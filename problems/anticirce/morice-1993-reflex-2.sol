
             Jean Morice
diagrammes, 11th theme tourney 1993, 4th commendation

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   R   .   .   .   8
|                                   |
7  -P   .   .   .   .  -P   .   .   7
|                                   |
6   R  -B   .   .   .  -K   .   K   6
|                                   |
5  -P   .   .   .   .   .  -R   P   5
|                                   |
4   .   .   .  -S  -B   .  -P   Q   4
|                                   |
3   .   .   .   .   .  -P   .   .   3
|                                   |
2   .   B   .   P  -P  -P   .   .   2
|                                   |
1   .   .   .   .  -Q  -S   .   S   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  r#2                        8 + 14
              AntiCirce

   1.Sh1-g3 ! threat:
          2.Re8*e4[wRe4->h1]
              2...Kf6-g7 #
      1...Qe1-a1
          2.Re8-d8
              2...Bb6*d8[bBd8->f8] #
      1...Qe1-c1
          2.Re8-e6 +
              2...Sd4*e6[bSe6->g8] #
      1...Qe1-d1
          2.Re8-e5
              2...Rg5*e5[bRe5->h8] #
      1...Be4-b1
          2.Re8*e2[wRe2->h1]
              2...Kf6-g7 #
      1...Be4-c2
          2.Re8*e2[wRe2->h1]
              2...Kf6-g7 #
      1...Be4-d3
          2.Re8*e2[wRe2->h1]
              2...Kf6-g7 #
      1...Be4-d5
          2.Re8*e2[wRe2->h1]
              2...Kf6-g7 #
      1...Be4-f5
          2.Re8*e2[wRe2->h1]
              2...Kf6-g7 #
      1...Be4-c6
          2.Re8*e2[wRe2->h1]
              2...Kf6-g7 #
      1...Be4-g6
          2.Re8*e2[wRe2->h1]
              2...Kf6-g7 #
      1...Be4-b7
          2.Re8*e2[wRe2->h1]
              2...Kf6-g7 #
      1...Be4-h7
          2.Re8*e2[wRe2->h1]
              2...Kf6-g7 #
      1...Be4-a8
          2.Re8*e2[wRe2->h1]
              2...Kf6-g7 #
          2.Re8*a8[wRa8->h1]
              2...Kf6-g7 #
      1...Kf6-g7
          2.Qh4*g4[wQg4->d1]
              2...e2*d1=S[bSd1->g8] #


solution finished.


