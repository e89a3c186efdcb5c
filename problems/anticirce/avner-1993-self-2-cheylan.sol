
              Uri Avner
diagrammes, 11th theme tourney 1993, 7th honourable mention

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .  -R   .   .   .   .  -R   .   8
|                                   |
7   .   .   .   .   .   P   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   Q   .   .   B   5
|                                   |
4   .   .   .   .   .   .  -S   .   4
|                                   |
3   .  -P   S   .   .  -K   B   R   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   K   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  s#2                         7 + 5
          AntiCirce Cheylan

   1.Qe5-d4 ! threat:
          2.Bg3-e1 +
              2...Kf3-g2 #
      1...Rb8-e8
          2.Kg1-g2 +
              2...Re8-e1 #
      1...Rg8-e8
          2.Kg1-f2 +
              2...Re8-e1 #


solution finished.


