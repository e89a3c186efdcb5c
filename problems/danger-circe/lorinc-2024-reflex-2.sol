
            Juraj Lörinc
Gentilly 2024, 1st honourable mention

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .  -S   R  -B   .  -K   .   8
|                                   |
7   .   .   .   .   P   .   .   .   7
|                                   |
6   .   .   .   .   P   .   .   K   6
|                                   |
5   .   .   .   .   .   .   P   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   P   B   .   .   P   3
|                                   |
2   P   .   .  -P  -R   .  -P   .   2
|                                   |
1   .   B   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  r#2                        10 + 6
             DangerCirce

   1.d3-d4 ! threat:
          2.Bb1-e4
              2...g2-g7 #
      1...g2-g1=Q
          2.g5-g2
              2...Qg1*e3 #
      1...g2-g1=S
          2.h3-h2
              2...Re2*h2 #
      1...g2-g1=R
          2.Bb1-f1
              2...Rg1-h8 #
      1...g2-g1=B
          2.e7*e2
              2...Bg1-f8 #


solution finished.


