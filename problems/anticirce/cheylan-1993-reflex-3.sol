
            Yves Cheylan
diagrammes, 11th theme tourney 1993, section C, 4th prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .  -K   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   K   .   .   .   .   .   .   Q   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .  -Q   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  r#3                         2 + 2
              AntiCirce

   1.Qh3-f5 ! threat:
          2.Qf5-e4 threat:
                  3.Qe4-e1
                      3...Qd1-b3 #
      1...Kh7-h6
          2.Qf5-e6 threat:
                  3.Qe6-e1
                      3...Qd1-b3 #
      1...Kh7-g7
          2.Qf5-e5 threat:
                  3.Qe5-e1
                      3...Qd1-b3 #
      1...Kh7-g8
          2.Qf5-e6 threat:
                  3.Qe6-e1
                      3...Qd1-b3 #
      1...Kh7-h8
          2.Qf5-e5 threat:
                  3.Qe5-e1
                      3...Qd1-b3 #


solution finished.


