
          Christian Poisson
          Jacques Rotenberg
       Oxford 1993, 1st prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .  LE   .   8
|                                   |
7 -LE   Q   .   .   .   P   .   K   7
|                                   |
6   .  LE   .   .   P   .   .   .   6
|                                   |
5   .   .  -B   .   B  -K   .   .   5
|                                   |
4   .   .   S  LE   .   .  LE   P   4
|                                   |
3 -LE  -P   .  -R   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .  -Q   .   B   .   .   .   S   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                         13 + 7
           Circe Symmetry

   1.LEd4-f2 ! threat:
          2.Sc4-e3 #
          2.Sc4-d6 #
      1...Qb1*d1[+wBe8]
          2.Sc4-e3 #
      1...Rd3*d1[+wBe8]
          2.Sc4-e3 #
      1...Rd3-e3
          2.Bd1-f3 #
      1...Rd3-d4
          2.LEg4-f4 #
      1...Rd3-d5
          2.Sc4-d6 #
      1...Rd3-d6
          2.LEg8-f8 #
      1...Bc5-e3
          2.Sh1-g3 #
      1...Bc5-d4
          2.LEb6-c5 #
      1...Bc5-d6
          2.LEg8-c8 #


solution finished.


