
           David L. Brown
      Canadian Chess Chat 1983

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .  -O   .   .   8
|                                   |
7   .   .   .  -P  -O   R   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .  -O   .   .   .   .  -R   5
|                                   |
4   .   .   B   .  -K   .   S   .   4
|                                   |
3   .   .   P   .  -P   .   P  -P   3
|                                   |
2   K   .   R   .   .   .  -O   S   2
|                                   |
1   .   .   .   .   .   .   .   Q   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          9 + 9

   1.Qh1*g2 + ?
    but
      1...h3*g2 !

   1.Rc2-d2 ! threat:
          2.Qh1-b1 #
      1...Og2*h1
          2.Rd2-d4 #
      1...Rh5-d5
          2.Bc4*d5 #
      1...Oe7-e5
          2.Bc4-d5 #
      1...Of8-b8
          2.Rf7-f4 #

   1.Rc2-e2 ? threat:
          2.Qh1-b1 #
      1...Og2*h1
          2.Re2*e3 #
      1...Oe7-e5
          2.Sg4-f2 #
      1...Of8-b8
          2.Rf7-f4 #
    but
      1...Rh5-d5 !

   1.Rc2-f2 ? threat:
          2.Qh1-b1 #
      1...Og2*h1
          2.Rf2-f4 #
      1...Oe7-e5
          2.Sg4-f6 #
      1...Of8-b8
          2.Rf7-f4 #
    but
      1...Rh5-d5 !

   1.Rc2*g2 ? threat:
          2.Qh1-b1 #
          2.Rg2-g1 #
          2.Rg2-b2 #
          2.Rg2-c2 #
          2.Rg2-d2 #
          2.Rg2-e2 #
          2.Rg2-f2 #
      1...e3-e2
          2.Qh1-b1 #
          2.Rg2-g1 #
          2.Rg2*e2 #
          2.Rg2-f2 #
      1...h3*g2
          2.Qh1-b1 #
          2.Qh1*g2 #
      1...Rh5-d5
          2.Rg2-g1 #
          2.Rg2-b2 #
          2.Rg2-c2 #
          2.Rg2-d2 #
          2.Rg2-e2 #
          2.Rg2-f2 #
      1...Rh5-f5
          2.Qh1-b1 #
      1...Oe7*f7
          2.Qh1-b1 #
      1...Of8*f7
          2.Qh1-b1 #
      1...Of8-b8
          2.Rg2-g1 #
          2.Rg2-b2 #
          2.Rg2-c2 #
          2.Rg2-d2 #
          2.Rg2-e2 #
          2.Rg2-f2 #
          2.Rf7-f4 #
    but
      1...Oe7-e5 !

   1.Sg4-f2 + ?
      1...e3*f2
          2.Rc2-e2 #
    but
      1...Ke4-e5 !

   1.Rf7-f4 + ?
    but
      1...Of8*f4 !

   1.Rf7*f8 ? threat:
          2.Rf8-f4 #
    but
      1...Rh5-f5 !


solution finished.


