
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .  -K   .   .   8
|                                   |
7   R   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .  -P   P   K   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3  -R   .   .   B   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #3                          4 + 3

 threat:
          2.e6-e7 +
              2...Kf8-e8
                  3.Bd3-b5 #
                  3.Bd3-g6 #
              2...Kf8-g8
                  3.e7-e8=Q #
                  3.e7-e8=R #
          2.Ra7*a3 threat:
                  3.Ra3-a8 #
      1...Ra3-a1
          2.e6-e7 +
              2...Kf8-e8
                  3.Bd3-b5 #
                  3.Bd3-g6 #
              2...Kf8-g8
                  3.e7-e8=Q #
                  3.e7-e8=R #
          2.Ra7*a1 threat:
                  3.Ra1-a8 #
      1...Ra3-a2
          2.e6-e7 +
              2...Kf8-e8
                  3.Bd3-b5 #
                  3.Bd3-g6 #
              2...Kf8-g8
                  3.e7-e8=Q #
                  3.e7-e8=R #
          2.Ra7*a2 threat:
                  3.Ra2-a8 #
      1...Ra3-b3
          2.e6-e7 +
              2...Kf8-e8
                  3.Bd3-g6 #
              2...Kf8-g8
                  3.e7-e8=Q #
                  3.e7-e8=R #
          2.Ra7-a8 +
              2...Rb3-b8
                  3.Ra8*b8 #
      1...Ra3-c3
          2.e6-e7 +
              2...Kf8-e8
                  3.Bd3-g6 #
              2...Kf8-g8
                  3.e7-e8=Q #
                  3.e7-e8=R #
          2.Ra7-a8 +
              2...Rc3-c8
                  3.Ra8*c8 #
      1...Ra3-a4
          2.e6-e7 +
              2...Kf8-e8
                  3.Bd3-b5 #
                  3.Bd3-g6 #
              2...Kf8-g8
                  3.e7-e8=Q #
                  3.e7-e8=R #
          2.Ra7*a4 threat:
                  3.Ra4-a8 #
      1...Ra3-a5
          2.e6-e7 +
              2...Kf8-e8
                  3.Bd3-g6 #
              2...Kf8-g8
                  3.e7-e8=Q #
                  3.e7-e8=R #
          2.Ra7*a5 threat:
                  3.Ra5-a8 #
      1...Ra3-a6
          2.e6-e7 +
              2...Kf8-e8
                  3.Bd3-g6 #
              2...Kf8-g8
                  3.e7-e8=Q #
                  3.e7-e8=R #
          2.Ra7*a6 threat:
                  3.Ra6-a8 #
      1...Ra3*a7
        refutes.
      1...Kf8-e8
        refutes.

solution finished.


