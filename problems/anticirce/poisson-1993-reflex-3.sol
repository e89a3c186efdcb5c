
          Christian Poisson
diagrammes, 11th theme tourney 1993, section B, 2nd commendation

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   P   P   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .  -P   P   .  -P  -P  -P   4
|                                   |
3   .   .   .   P   K   .  -K  -P   3
|                                   |
2   .   .   .   .   P   .  -B   P   2
|                                   |
1   .   .   .   .   R   R   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  r#3                         9 + 7
              AntiCirce

   1.Re1-c1 ! zugzwang.
      1...c4-c3
          2.Rf1*f4[wRf4->a1] zugzwang.
              2...c3-c2
                  3.Rc1-b1
                      3...c2-c1=B #
      1...f4-f3
          2.Rc1*c4[wRc4->h1] zugzwang.
              2...f3-f2
                  3.Rf1-g1
                      3...f2-f1=S #


solution finished.


