
              Uri Avner
diagrammes, 11th theme tourney 1993, 4th prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   B   8
|                                   |
7   .   .   .   .  -P   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   Q   B   K  -P   .   S   .   .   5
|                                   |
4   .   .   .   .   .   .   .  -P   4
|                                   |
3   P  -P  -K   .   .   R   .  -P   3
|                                   |
2   .   P   S  -P   P   .   .  -P   2
|                                   |
1  -Q   .  -B  -S   .   .   .  -S   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                        10 + 12
              AntiCirce

   1.Sc2*a1[wSa1->g1] + ?
    but
      1...Kc3-c2 !

   1.Sc2-e1 + ?
    but
      1...Kc3-b4 + !

   1.Sc2-e3 + ?
    but
      1...Qa1*b2[bQb2->d8] !

   1.Sc2-b4 + ?
    but
      1...Sd1*b2[bSb2->b8] !

   1.Sc2-d4 + ?
    but
      1...Bc1*b2[bBb2->f8] !

   1.Bb5-e8 ? threat:
          2.Kc5-d4 #
      1...d5-d4
          2.Kc5-c4 #
    but
      1...e7-e5 !

   1.Sf5-d4 ? threat:
          2.Sc2*a1[wSa1->g1] #
    but
      1...Bc1*b2[bBb2->f8] !

   1.Sf5*h4[wSh4->g1] ! threat:
          2.Sg1*h3[wSh3->b1] #
      1...h2*g1=Q[bQg1->d8]
          2.Sc2-e3 #
      1...h2*g1=S[bSg1->b8]
          2.Sc2-b4 #
      1...h2*g1=B[bBg1->f8]
          2.Sc2-d4 #

   1.Sf5*e7[wSe7->g1] ? threat:
          2.Sg1*h3[wSh3->b1] #
      1...h2*g1=Q[bQg1->d8]
          2.Sc2-e3 #
      1...h2*g1=S[bSg1->b8]
          2.Sc2-b4 #
    but
      1...h2*g1=B[bBg1->f8] + !


solution finished.


