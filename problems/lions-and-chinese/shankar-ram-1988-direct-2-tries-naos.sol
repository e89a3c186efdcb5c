
           N. Shankar Ram
harmonie 23, December 1988, 1st theme tourney, 3rd commendation

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   . -NA   .   .   . -NA   7
|                                   |
6   .   .   .   .  -P   .   .   .   6
|                                   |
5   . -NA   .   .   .   P   .   .   5
|                                   |
4   .   .   .   .   .   .   S   .   4
|                                   |
3   .  -S  NA   .   K -NA   R   .   3
|                                   |
2   .   .   S   .   R   P   .   .   2
|                                   |
1   .   .   .   .   .  -K   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          8 + 7

   1.Sc2-d4 ? threat:
          2.Sg4-h2 #
      1...NAf3-b1
          2.Rg3-g1 #
      1...NAf3-e1
          2.Rg3-g1 #
      1...NAf3-g1
          2.Rg3*g1 #
      1...NAf3-d2
          2.Rg3-g1 #
      1...NAf3-h2
          2.Rg3-g1 #
      1...NAf3-h4
          2.Rg3-g1 #
      1...NAf3-g5
          2.Rg3-g1 #
    but
      1...NAf3-e5 !

   1.Re2-e1 + ?
    but
      1...NAh7*e1 !

   1.NAc3-d5 + ?
    but
      1...e6*d5 !

   1.NAc3-g5 ? threat:
          2.Re2-e1 #
      1...NAf3-b1
          2.Sg4-h2 #
      1...NAf3-e1
          2.Sg4-h2 #
      1...NAf3-g1
          2.Sg4-h2 #
      1...NAf3-d2
          2.Sg4-h2 #
      1...NAf3-h2
          2.Sg4*h2 #
      1...NAf3-h4
          2.Sg4-h2 #
      1...NAf3-e5
          2.Sg4-h2 #
      1...NAb5-a3
          2.Sg4-h2 #
    but
      1...NAf3-d4 !

   1.Rg3-g1 + ?
    but
      1...NAd7*g1 !

   1.Sg4-h2 + ?
    but
      1...NAb5*h2 !

   1.Sg4-e5 ? threat:
          2.Rg3-g1 #
      1...NAf3-b1
          2.Re2-e1 #
      1...NAf3-e1
          2.Re2*e1 #
      1...NAf3-g1
          2.Re2-e1 #
      1...NAf3-d2
          2.Re2-e1 #
      1...NAf3-h2
          2.Re2-e1 #
      1...NAf3-d4
          2.Re2-e1 #
      1...NAf3-h4
          2.Re2-e1 #
    but
      1...NAf3-g5 !

   1.f5*e6 ! threat:
          2.NAc3-d5 #
      1...NAb5-c7
          2.Sg4-h2 #
      1...NAd7-f6
          2.Rg3-g1 #
      1...NAh7-d5
          2.Re2-e1 #


solution finished.


