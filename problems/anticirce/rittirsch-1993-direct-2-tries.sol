
          Manfred Rittirsch
diagrammes, 11th theme tourney 1993, 3rd commendation

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .  -B   B   S  -B   8
|                                   |
7   .   .   R  -P   .  -P   .   .   7
|                                   |
6   .   .   B  -K  -P  -P   .   .   6
|                                   |
5   .   .  -P   K   .   .   S  -R   5
|                                   |
4   .   .   P   .   .  -P   .   .   4
|                                   |
3   .   .   .  -P   P   .   .   .   3
|                                   |
2   .   Q   .   .  -R   .   .   .   2
|                                   |
1   .   .  -Q   .  -S   .   .   R   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                        10 + 14
              AntiCirce

   1.Rh1*e1[wRe1->a1] + ?
    but
      1...Re2-e1 !

   1.Qb2-e5 + ?
    but
      1...f6*e5[bPe5->e7] !

   1.Bc6-a8 ! threat:
          2.Sg5-e4 #
      1...Re2-g2
          2.Rh1*e1[wRe1->a1] #
      1...e6-e5
          2.Qb2-b6 #
      1...f6-f5
          2.Qb2-e5 #
      1...f6*g5[bPg5->g7]
          2.Qb2-e5 #

   1.Bf8-e7 ? threat:
          2.Qb2-e5 #
      1...Re2-d2
          2.Rh1*e1[wRe1->a1] #
      1...e6-e5
          2.Qb2*c1[wQc1->d1] #
      1...f6-f5
          2.Sg5-e4 #
    but
      1...d3-d2 !


solution finished.


