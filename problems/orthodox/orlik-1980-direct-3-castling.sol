
             Peter Orlik
            Stern 44/1980

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6  -P   Q   .   .   .   .   .   .   6
|                                   |
5  -P   .   P   .   .   .   .   .   5
|                                   |
4   P   .  -P   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .  -P   .   .   3
|                                   |
2   .   .  -K   .   .   P   .   .   2
|                                   |
1   R   .   .   .   K   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #3                          6 + 5

   1.Ra1-d1 ? threat:
          2.Rd1-d2 +
              2...Kc2-c1
                  3.Qb6-b2 #
              2...Kc2-c3
                  3.Qb6-b2 #
    but
      1...Kc2-c3 !

   1.Ra1-a2 + ?
      1...Kc2-c1
          2.Qb6-b2 #
      1...Kc2-c3
          2.c5-c6 zugzwang.
              2...Kc3-d3
                  3.Qb6-e3 #
    but
      1...Kc2-d3 !

   1.Ra1-a3 ? zugzwang.
      1...Kc2-c1
          2.Ra3-c3 #
    but
      1...c4-c3 !

   1.c5-c6 ? zugzwang.
      1...Kc2-c3
          2.Ra1-c1 +
              2...Kc3-d3
                  3.Qb6-e3 #
          2.Ra1-a2 zugzwang.
              2...Kc3-d3
                  3.Qb6-e3 #
          2.Ke1-d1 threat:
                  3.Ra1-a3 #
              2...Kc3-d3
                  3.Qb6-e3 #
      1...c4-c3
          2.Qb6-b1 #
    but
      1...Kc2-d3 !

   1.Qb6-b1 + ?
    but
      1...Kc2-c3 !

   1.Qb6-f6 ! zugzwang.
      1...Kc2-b3
          2.Ke1-d2 threat:
                  3.Qf6-c3 #
                  3.Qf6-b6 #
              2...Kb3-b4
                  3.Qf6-b6 #
              2...c4-c3 +
                  3.Qf6*c3 #
      1...Kc2-d3
          2.0-0-0 +
              2...Kd3-e2
                  3.Qf6-b2 #
              2...Kd3-e4
                  3.Rd1-d4 #
      1...c4-c3
          2.Qf6-e6 zugzwang.
              2...Kc2-b2
                  3.Qe6-a2 #
              2...Kc2-d3
                  3.0-0-0 #

   1.Qb6-b7 ? zugzwang.
      1...Kc2-d3
          2.0-0-0 +
              2...Kd3-e2
                  3.Qb7-b2 #
              2...Kd3-c3
                  3.Qb7-b2 #
      1...c4-c3
          2.Qb7-b1 #
    but
      1...Kc2-c3 !


solution finished.


