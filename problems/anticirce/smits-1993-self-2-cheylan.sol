
            Gerard Smits
diagrammes, 11th theme tourney 1993, 8th honourable mention

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   B   .   S   .   .   .   8
|                                   |
7   S   Q   .   .   .   P   .   .   7
|                                   |
6   .   .   .   P   .   .   .   B   6
|                                   |
5   .   .   .   P  -K   .   .   .   5
|                                   |
4   .   .  -P  -B  -P   R   P   .   4
|                                   |
3   .   .  -P  -Q   .  -P  -R   .   3
|                                   |
2  -P   P  -R   .  -P   .  -S   .   2
|                                   |
1   K   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  s#2                       12 + 12
          AntiCirce Cheylan

   1.f7-f8=S ! threat:
          2.Qb7-g7 +
              2...Qd3-d1 #
      1...Rc2-d2
          2.Qb7-e7 +
              2...Rd2-d1 #
      1...Sg2-e3
          2.Sa7-c6 +
              2...Rg3-g1 #
      1...Sg2*f4[bSf4->b8]
          2.Bh6-f4 +
              2...Rc2-c1 #
      1...Qd3-e3
          2.Sf8-g6 +
              2...Qe3-g1 #


solution finished.


