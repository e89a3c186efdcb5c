
            Dieter Werner
    original (examples of Popeye)

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -K   .   .   .   .   .   .   .   8
|                                   |
7   .   .   K   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   P   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   R   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          3 + 1
            PhantomChess

   1.Rc1-a1 ? zugzwang.
    but
      1...Ka8-a7 !

   1.Rc1-b1 ? zugzwang.
    but
      1...Ka8-a7 !

   1.Rc1-d1 ? zugzwang.
    but
      1...Ka8-a7 !

   1.Rc1-e1 ? zugzwang.
    but
      1...Ka8-a7 !

   1.Rc1-f1 ? zugzwang.
    but
      1...Ka8-a7 !

   1.Rc1-g1 ? zugzwang.
    but
      1...Ka8-a7 !

   1.Rc1-h1 ? zugzwang.
    but
      1...Ka8-a7 !

   1.Rc1-c2 ? zugzwang.
    but
      1...Ka8-a7 !

   1.Rc1-c3 ? zugzwang.
    but
      1...Ka8-a7 !

   1.Rc1-c4 ? zugzwang.
    but
      1...Ka8-a7 !

   1.Rc1-c5 ? zugzwang.
    but
      1...Ka8-a7 !

   1.Rc1-c6 ? threat:
          2.Rc6-a6 #
    but
      1...Ka8-a7 !

   1.Rc1-a1-a2 ? zugzwang.
    but
      1...Ka8-a7 !

   1.Rc1-a1-a3 ? zugzwang.
    but
      1...Ka8-a7 !

   1.Rc1-a1-a4 ! threat:
          2.a5-a2-a3 #

   1.a5-a6 ? zugzwang.
    but
      1...Ka8-a7 !

   1.a5-a2-a3 ? zugzwang.
    but
      1...Ka8-a7 !

   1.a5-a2-a4 ? zugzwang.
    but
      1...Ka8-a7 !

   1.Kc7-b6 ? threat:
          2.Rc1-c8 #
    but
      1...Ka8-b8 !

   1.Kc7-c8 ? zugzwang.
    but
      1...Ka8-a7 !


solution finished.


