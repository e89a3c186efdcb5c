
           Ronald Turnbull
   The Problemist Supplement 2001

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   . -MS   .   .   . -MS   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6 -MS   .   .   .   .   .   .  -P   6
|                                   |
5   .   .   .  -P  SI   .  -P   .   5
|                                   |
4   .   .   .   .  MS   .   .   .   4
|                                   |
3   .   P   .   .  -K   .   .   .   3
|                                   |
2   .   .   . -ND  ND  -P   .   .   2
|                                   |
1   .  ND   .  TR   .   K   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          7 + 9

   1.TRd1*d2-d3 # !

   1.NDe2-h5 ! zugzwang.
      1...NDd2-c1
          2.MSe4-d2 #
      1...NDd2-e1
          2.MSe4-d2 #
      1...NDd2-c3
          2.MSe4*c3-a2 #
      1...NDd2-b4
          2.MSe4-d2 #
      1...NDd2-a5
          2.MSe4-d2 #
      1...Ke3-d3
          2.MSe4-g3 #
          2.SIe5-c3 #
      1...d5-d4
          2.MSe4-c3 #
      1...d5*e4
          2.NDb1*e4-f5 #
      1...g5-g4
          2.MSe4-g5 #
      1...MSa6-b4
          2.MSe4-c5 #
      1...MSa6-c5
          2.MSe4*c5-a6 #
      1...MSa6-c7
          2.MSe4-c5 #
      1...MSa6-b8
          2.MSe4-c5 #
      1...MSc8-b6
          2.MSe4-d6 #
      1...MSc8-d6
          2.MSe4*d6-c8 #
      1...MSc8-a7
          2.MSe4-d6 #
      1...MSc8-e7
          2.MSe4-d6 #
      1...MSg8-f6
          2.MSe4*f6-g8 #
      1...MSg8-e7
          2.MSe4-f6 #


solution finished.


