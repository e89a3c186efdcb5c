
            Juraj Lörinc
diagrammes, 11th theme tourney 1993, section B, 3rd commendation

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   P   .   .   .   P   7
|                                   |
6   .   .  -P   S  -P   .   .   .   6
|                                   |
5   .   .   P   P  -P   .   S   .   5
|                                   |
4   .   K   .   .   P   .   .   .   4
|                                   |
3   .   .   .  -K   B   .   .   .   3
|                                   |
2   .   .  -B   .  -S   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #3                          9 + 6
              AntiCirce

   1.Sg5-f3 ! zugzwang.
      1...Bc2-b1
          2.d5*c6[wPc6->c2] +
              2...Bb1*c2[bBc2->c8]
                  3.d7*c8=Q[wQc8->d1] #
      1...Bc2-d1
          2.d5*c6[wPc6->c2] +
              2...Bd1*c2[bBc2->c8]
                  3.d7*c8=Q[wQc8->d1] #
      1...Bc2-b3
          2.d5*c6[wPc6->c2] +
              2...Bb3*c2[bBc2->c8]
                  3.d7*c8=Q[wQc8->d1] #
      1...Bc2-a4
          2.d5*c6[wPc6->c2] +
              2...Ba4*c2[bBc2->c8]
                  3.d7*c8=Q[wQc8->d1] #
      1...Se2-c1
          2.d5*e6[wPe6->e2] +
              2...Sc1*e2[bSe2->g8]
                  3.h7*g8=B[wBg8->f1] #
      1...Se2-g1
          2.d5*e6[wPe6->e2] +
              2...Sg1*e2[bSe2->g8]
                  3.h7*g8=B[wBg8->f1] #
      1...Se2-c3
          2.d5*e6[wPe6->e2] +
              2...Sc3*e2[bSe2->g8]
                  3.h7*g8=B[wBg8->f1] #
      1...Se2-g3
          2.d5*e6[wPe6->e2] +
              2...Sg3*e2[bSe2->g8]
                  3.h7*g8=B[wBg8->f1] #
      1...Se2-d4
          2.d5*e6[wPe6->e2] +
              2...Sd4*e2[bSe2->g8]
                  3.h7*g8=B[wBg8->f1] #
      1...Se2-f4
          2.d5*e6[wPe6->e2] +
              2...Sf4*e2[bSe2->g8]
                  3.h7*g8=B[wBg8->f1] #


solution finished.


