
          Anatoli Wasilenko
diagrammes, 11th theme tourney 1993, 1st prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   S   .  -K   .   .   .   .  -B   8
|                                   |
7   P  -P  -P  -S   P   .   .   .   7
|                                   |
6   .   .  -P   .   .   .   .   .   6
|                                   |
5   .   .  -P   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .  -R   .   .   .   B   3
|                                   |
2   .   .   .   .   .   .   .  -R   2
|                                   |
1   .   K   .   .  -S   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                         5 + 10
              AntiCirce

      1...Rh2-a2
          2.e7-e8=R #
      1...Rh2-b2
          2.e7-e8=R #
      1...Rh2-c2
          2.e7-e8=R #
      1...Rh2-d2
          2.e7-e8=R #
      1...Rh2-e2
          2.e7-e8=R #
      1...Rh2-f2
          2.e7-e8=R #
      1...Rh2-g2
          2.e7-e8=R #
      1...Rd3-a3
          2.e7-e8=Q #
      1...Rd3-b3
          2.e7-e8=Q #
      1...Rd3-c3
          2.e7-e8=Q #
      1...Rd3-e3
          2.e7-e8=Q #
      1...Rd3-f3
          2.e7-e8=Q #
      1...Rd3-g3
          2.e7-e8=Q #

   1.Sa8-b6 ! threat:
          2.Kb1-c1 #
      1...Rh2-b2 +
          2.a7-a8=R #
      1...Rh2*h3[bRh3->a8]
          2.e7-e8=R #
      1...Rd3-b3 +
          2.a7-a8=Q #
      1...Rd3*h3[bRh3->a8]
          2.e7-e8=Q #
      1...Bh8-b2
          2.Kb1-a2 #


solution finished.


