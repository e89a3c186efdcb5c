
          Christian Poisson
diagrammes, 11th theme tourney 1993, section B, 1st honourable mention

+---a---b---c---d---e---f---g---h---+
|                                   |
8   K  -B   B   .   .   .   .   .   8
|                                   |
7   .   .  -P   .   .   P   .   .   7
|                                   |
6   .   .  -K   .   S  -S  -S   .   6
|                                   |
5   .   .   B  -P  -P   .   .  -B   5
|                                   |
4   P   P   .  -P   .   .   .   .   4
|                                   |
3   .  -R   .   .   .   .   .   .   3
|                                   |
2  -R   .   .   .   P   .   .   .   2
|                                   |
1   .   .   .   S   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #3                         9 + 11
          AntiCirce Cheylan

   1.f7-f8=R ! threat:
          2.Bc8-b7 +
              2...Kc6-d7
                  3.Bb7-c6 #
      1...Ra2-b2
          2.Se6-d8 +
              2...Rb2-b1
                  3.b4-b5 #
              2...Kc6-b5
                  3.Bc8-a6 #
      1...Rb3-b2
          2.b4-b5 +
              2...Rb2-c2
                  3.Se6-d8 #
      1...Sg6-e7
          2.Rf8-g8 threat:
                  3.Bc8-d7 #
              2...Rb3-f3
                  3.Se6-d8 #
              2...Bh5-e8
                  3.Ka8-b7 #
              2...Sf6-d7
                  3.Bc8-b7 #


solution finished.


