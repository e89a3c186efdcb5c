
            C. J. Feather
    The Problemist, November 1974

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   K   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   R   .   .   7
|                                   |
6   .   .   .   . -RK   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   B   P   3
|                                   |
2   .   .   .   .   .   .   .   R   2
|                                   |
1   .   .   .   .   .   B  -K   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          6 + 2

   1.Bf1-e2 ? threat:
          2.Rf7-f1 #
    but
      1...RKe6-d1 !

   1.Bf1-g2 ! threat:
          2.Rf7-f1 #

   1.Bf1-d3 ? threat:
          2.Rf7-f1 #
    but
      1...RKe6-g4 !

   1.Bf1-c4 ? threat:
          2.Rf7-f1 #
    but
      1...RKe6-e2 !

   1.Bf1-b5 ? threat:
          2.Rf7-f1 #
    but
      1...RKe6-e4 !

   1.Bf1-a6 ? threat:
          2.Rf7-f1 #
    but
      1...RKe6-h7 !

   1.Rh2-h1 + ?
    but
      1...Kg1*h1 !

   1.Rh2-g2 + ?
    but
      1...Kg1-h1 !


solution finished.


