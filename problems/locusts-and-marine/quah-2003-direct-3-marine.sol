
             James Quah
The Problemist Supplement 2001-2003, Mark Ridley 40 Jubilee Tourney, 5th commendation

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   S  -B   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .  -P   .   7
|                                   |
6   .   .   .   Q  -P  -P   .   .   6
|                                   |
5  MS   .   .   .   .  -K -ND   P   5
|                                   |
4  -R   .   .   .   .   .   .   P   4
|                                   |
3   .   .   .  -P   .   P   .   .   3
|                                   |
2   .   . -TR   .   .   S   S  -P   2
|                                   |
1   .   B   . -TR  TR   K   .  ND   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #3                        12 + 11

   1.Bb1-a2 ! threat:
          2.Ba2*e6 +
              2...Bc8*e6
                  3.Qd6*e6 #
      1...TRc2-e2
          2.Sb8-c6 threat:
                  3.Sc6-e7 #
      1...TRc2-c4
          2.Sf2-e4 threat:
                  3.Se4-g3 #
              2...TRc4*e4-f4
                  3.Sg2-e3 #
      1...Ra4*a2
          2.Sf2-e4 threat:
                  3.Se4-g3 #
      1...Ra4-c4
          2.Sb8-c6 threat:
                  3.Sc6-e7 #
              2...Rc4*c6
                  3.MSa5*c6-e7 #
      1...e6-e5
          2.Ba2-f7 threat:
                  3.Bf7-g6 #


solution finished.


