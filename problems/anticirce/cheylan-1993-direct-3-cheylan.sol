
            Yves Cheylan
diagrammes, 11th theme tourney 1993, section C, 5th honourable mention

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   R   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   K   .   .  -P   3
|                                   |
2   .   .   .   .   .   .   P   .   2
|                                   |
1   .   .   .   .   R   .   .  -K   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #3                          4 + 2
          AntiCirce Cheylan

   1.g2*h3[wPh3->h2] ! zugzwang.
      1...Kh1-g2
          2.Re1-h1 zugzwang.
              2...Kg2*h2[bKh2->e8]
                  3.Rh1-h7 #
              2...Kg2-h3
                  3.Rh1-g1 #


solution finished.


