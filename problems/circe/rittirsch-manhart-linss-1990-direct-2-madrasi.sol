
          Manfred Rittirsch
           Markus Manhart
            Torsten Linß
      Andernach 1990, 5th place

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   B   .  -B   8
|                                   |
7   .   .  -P   .   .   .   .   .   7
|                                   |
6   .   .   .   Q   .   .   .   .   6
|                                   |
5   P   K   .   P   .   .   .   .   5
|                                   |
4  -K   .  -P   R   P   .   .   .   4
|                                   |
3   .   .  -P  -P   .  -Q  -P   S   3
|                                   |
2   .   P   .   P   .  -P   .   .   2
|                                   |
1   .   .   S   .  -R   .  -S   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                        11 + 11
                Circe
        Madrasi RexInclusive

   1.Sc1-a2 ? threat:
          2.Sa2*c3 #
      1...Re1-c1
          2.Rd4*c4 #
    but
      1...Bh8*d4[+wRa1] !

   1.Sc1-e2 ? threat:
          2.Rd4*c4 #
      1...Re1*e2[+wSb1]
          2.Sb1*c3 #
      1...Bh8*d4[+wRa1]
          2.Qd6-b4 #
    but
      1...Qf3*e4 !

   1.Sc1-b3 ? threat:
          2.Sb3-c5 #
      1...Bh8*d4[+wRa1]
          2.Qd6-b4 #
    but
      1...c7*d6[+wQd1] !

   1.Sc1*d3[+bPd7] ! threat:
          2.Sd3-c5 #
      1...Qf3*d3[+wSb1]
          2.Qd6-a3 #
          2.Qd6-b4 #
      1...c7*d6[+wQd1]
          2.Rd4*c4[+bPc7] #
      1...Bh8*d4[+wRa1]
          2.Qd6-b4 #

   1.Rd4*c4 + ?
    but
      1...Re1*e4[+wPe2] !

   1.Qd6-a3 + ?
    but
      1...Qf3*f8 !

   1.Qd6-b4 + ?
    but
      1...Qf3*f8 !


solution finished.


