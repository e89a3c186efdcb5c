
           Fritz Hoffmann
    feenschach 5, September 1971

+---a---b---c---d---e---f---g---h---+
|                                   |
8  UU   .   .   .   G   .   .  -R   8
|                                   |
7   .   .   .   P  -G   .  -K   P   7
|                                   |
6   .   .   .   .   P   .   .   .   6
|                                   |
5   .   .   .   .   .   G  -P   Q   5
|                                   |
4   .   .   .   .  -P   .   .   .   4
|                                   |
3  -P   .   .   .   .   .  -P   .   3
|                                   |
2   P   .   .   .  -G   .  -Q  -G   2
|                                   |
1   K   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  s#2                        9 + 10

   1.UUa8-f1 ! threat:
          2.Qh5*h2 +
              2...Qg2*f1 #
      1...Qg2-f3
          2.Qh5-g4 +
              2...Qf3*f1 #
      1...Qg2-h3
          2.Qh5-h4 +
              2...Qh3*f1 #
      1...Gh2-f2
          2.Qh5-f3 +
              2...Qg2*f1 #
      1...g5-g4
          2.Gf5-h3 +
              2...Qg2*f1 #
      1...Ge7-h4
          2.e6-e7 +
              2...Qg2*f1 #
      1...Rh8*h7
          2.Ge8-c6 +
              2...Qg2*f1 #


solution finished.


