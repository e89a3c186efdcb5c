
            Romeo Bedoni
diagrammes, 11th theme tourney 1993, section C, 3rd prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .  -S   .   .   .   8
|                                   |
7   .   .   .   .   P   P   .   .   7
|                                   |
6  -K   .   K   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .  -P  -P   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h=2                         3 + 4
              AntiCirce

  1.h2-h1=S f7*e8=B[wBe8->f1] +   2.g2*f1=Q[bQf1->d8] e7*d8=R[wRd8->a1] =

solution finished.


