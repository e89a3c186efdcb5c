
           Hans Peter Rehm
diagrammes, 11th theme tourney 1993, 9th commendation

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   Q   .   .   8
|                                   |
7   .   .   .   P   .  -R   .  -P   7
|                                   |
6   .   .   B   K   S   .   .   .   6
|                                   |
5  -R   .   .  -B   .   P  -S   .   5
|                                   |
4   .   .   P  -B   P   .   .   .   4
|                                   |
3   .   .   .   .  -S   .  -K   .   3
|                                   |
2   .   S   .   P  -P   .  -P   .   2
|                                   |
1   R   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  r#2                       11 + 10
              AntiCirce

   1.Qf8-h6 ! threat:
          2.Kd6*d5[wKd5->e1]
              2...g2-g1=R #
              2...Se3-c2 #
              2...Sg5-f3 #
      1...e2-e1=Q
          2.Se6-g7
              2...Bd4-e5 #
      1...e2-e1=S
          2.Se6-g7
              2...Bd4-e5 #
      1...e2-e1=R
          2.Se6-g7
              2...Bd4-e5 #
      1...e2-e1=B
          2.Se6-g7
              2...Bd4-e5 #
      1...g2-g1=Q
          2.Se6-g7
              2...Bd4-e5 #
      1...g2-g1=R
          2.Se6-g7
              2...Bd4-e5 #
      1...Se3-c2
          2.Se6-g7
              2...Bd4-e5 #
      1...Kg3-f2
          2.Se6-g7
              2...Bd4-e5 #
      1...Bd5*c4[bBc4->c8]
          2.d7*c8=S[wSc8->b1]
              2...Se3-c4 #
      1...Bd5*e4[bBe4->c8]
          2.d7*c8=B[wBc8->f1]
              2...Sg5-e4 #
      1...Bd5*c6[bBc6->c8]
          2.d7*c8=R[wRc8->h1]
              2...Ra5-a6 #
      1...Bd5*e6[bBe6->c8]
          2.d7*c8=Q[wQc8->d1]
              2...Bd4*b2[bBb2->f8] #
      1...Sg5-f3
          2.Se6-g7
              2...Bd4-e5 #


solution finished.


