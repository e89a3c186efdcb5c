
            Erich Zepler
       Die Schwalbe, July 1929

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -R   .   .   .  -K   .   .   .   8
|                                   |
7   .   .   Q  -P   .   .   .   R   7
|                                   |
6   .  -P   .   .   .   .   .   .   6
|                                   |
5   .  -B   .   .   K   .   .   .   5
|                                   |
4   .   .   .   .  -P   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .  -P   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #4                          3 + 7

   1.Ke5-d4 ! threat:
          2.Qc7-e5 +
              2...Ke8-d8
                  3.Rh7-h8 #
              2...Ke8-f8
                  3.Qe5-h8 #
      1...f2-f1=Q
          2.Qc7-e5 +
              2...Ke8-d8
                  3.Rh7-h8 +
                      3...Qf1-f8
                          4.Rh8*f8 #
              2...Ke8-f8
                  3.Qe5-h8 #
      1...f2-f1=R
          2.Qc7-e5 +
              2...Ke8-d8
                  3.Rh7-h8 +
                      3...Rf1-f8
                          4.Rh8*f8 #
              2...Ke8-f8
                  3.Qe5-h8 #
      1...Bb5-c4
          2.Qc7-e5 +
              2...Bc4-e6
                  3.Qe5-h8 +
                      3...Be6-g8
                          4.Qh8*g8 #
              2...Ke8-d8
                  3.Rh7-h8 +
                      3...Bc4-g8
                          4.Rh8*g8 #
              2...Ke8-f8
                  3.Qe5-f6 +
                      3...Bc4-f7
                          4.Qf6*f7 #
                          4.Rh7-h8 #
                      3...Kf8-e8
                          4.Qf6-e7 #
                      3...Kf8-g8
                          4.Qf6-g7 #
                          4.Qf6-h8 #
                          4.Rh7-h8 #
                  3.Qe5-e7 +
                      3...Kf8-g8
                          4.Qe7-g7 #
                  3.Qe5-g7 +
                      3...Kf8-e8
                          4.Qg7-e7 #
          2.Qc7*d7 +
              2...Ke8-f8
                  3.Qd7-e7 +
                      3...Kf8-g8
                          4.Qe7-g7 #
                  3.Qd7-g7 +
                      3...Kf8-e8
                          4.Qg7-e7 #
      1...Ra8-a4 +
          2.Kd4-e5 threat:
                  3.Qc7-b8 #
                  3.Qc7-c8 #
              2...Ra4-c4
                  3.Qc7-b8 +
                      3...Rc4-c8
                          4.Qb8*c8 #
              2...Ra4-a8
                  3.Qc7-d6 threat:
                          4.Qd6-e7 #
                      3...Ke8-d8
                          4.Rh7-h8 #
              2...Bb5-a6
                  3.Qc7*d7 +
                      3...Ke8-f8
                          4.Qd7-f7 #
                          4.Qd7-d8 #
                          4.Rh7-h8 #
                  3.Qc7-b8 +
                      3...Ba6-c8
                          4.Qb8*c8 #
              2...d7-d6 +
                  3.Qc7*d6 threat:
                          4.Qd6-e7 #
                          4.Qd6-b8 #
                      3...Ra4-c4
                          4.Qd6-e7 #
                      3...Ra4-d4
                          4.Qd6-e7 #
                      3...Ra4-a7
                          4.Qd6-b8 #
                      3...Ra4-a8
                          4.Qd6-e7 #
                      3...Bb5-a6
                          4.Qd6-e7 #
                      3...Bb5-d7
                          4.Qd6-e7 #
      1...Ke8-f8
          2.Qc7-f4 +
              2...Kf8-e8
                  3.Qf4-e5 +
                      3...Ke8-d8
                          4.Rh7-h8 #
                      3...Ke8-f8
                          4.Qe5-h8 #
              2...Kf8-g8
                  3.Qf4-f7 #
          2.Qc7-d6 +
              2...Kf8-e8
                  3.Qd6-e7 #
              2...Kf8-g8
                  3.Qd6-g6 +
                      3...Kg8-f8
                          4.Qg6-f7 #

   1.Qc7-c5 ? threat:
          2.Qc5-e7 #
      1...d7-d6 +
          2.Qc5*d6 threat:
                  3.Qd6-e7 #
              2...Ra8-a7
                  3.Qd6-b8 #
      1...Ke8-d8
          2.Rh7-h8 #
    but
      1...b6*c5 !

   1.Qc7-d6 ? threat:
          2.Qd6-e7 #
      1...Ke8-d8
          2.Rh7-h8 #
    but
      1...0-0-0 !

   1.Qc7*d7 + ?
      1...Ke8-f8
          2.Qd7-f7 #
          2.Rh7-h8 #
    but
      1...Bb5*d7 !

   1.Qc7-b8 + ?
    but
      1...Ra8*b8 !

   1.Qc7-c8 + ?
    but
      1...Ra8*c8 !

   1.Rh7-h8 + ?
      1...Ke8-e7
          2.Qc7-d6 +
              2...Ke7-f7
                  3.Qd6-f6 #
    but
      1...Ke8-f7 !


solution finished.


