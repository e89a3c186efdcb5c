
            Juraj Lörinc
diagrammes, 11th theme tourney 1993, 8th commendation

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   K   8
|                                   |
7   .   P   .   .   .   .   .   .   7
|                                   |
6   .   R   .   .   P   .   .   .   6
|                                   |
5   .   P  -R   .   R   B   .  -P   5
|                                   |
4   .   .   P   .   .   B   .  -K   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          9 + 3
              AntiCirce

   1.Re5-e1 ? threat:
          2.Re1-h1 #
      1...Rc5*c4[bRc4->a8] +
          2.b7*a8=R[wRa8->h1] #
      1...Rc5*b5[bRb5->a8] +
          2.b7*a8=R[wRa8->h1] #
      1...Rc5-c8 +
          2.b7*c8=R[wRc8->h1] #
    but
      1...Rc5*f5[bRf5->a8] + !

   1.Re5-e2 ? threat:
          2.Re2-h2 #
      1...Rc5*c4[bRc4->a8] +
          2.b7*a8=R[wRa8->h1] #
      1...Rc5*b5[bRb5->a8] +
          2.b7*a8=R[wRa8->h1] #
      1...Rc5-c8 +
          2.b7*c8=R[wRc8->h1] #
    but
      1...Rc5*f5[bRf5->a8] + !

   1.Re5-d5 ? zugzwang.
      1...Rc5*c4[bRc4->a8] +
          2.b7*a8=R[wRa8->h1] #
      1...Rc5*b5[bRb5->a8] +
          2.b7*a8=R[wRa8->h1] #
      1...Rc5*d5[bRd5->a8] +
          2.b7*a8=R[wRa8->h1] #
      1...Rc5-c6
          2.Rb6*c6[wRc6->h1] #
      1...Rc5-c8 +
          2.b7*c8=R[wRc8->h1] #
    but
      1...Rc5-c7 !

   1.Rb6-a6 ? zugzwang.
      1...Rc5*c4[bRc4->a8] +
          2.Ra6*a8[wRa8->h1] #
          2.b7*a8=R[wRa8->h1] #
      1...Rc5*b5[bRb5->a8] +
          2.Ra6*a8[wRa8->h1] #
          2.b7*a8=R[wRa8->h1] #
      1...Rc5-d5
          2.Re5*d5[wRd5->h1] #
      1...Rc5-c6
          2.Ra6*c6[wRc6->h1] #
      1...Rc5-c8 +
          2.b7*c8=R[wRc8->h1] #
    but
      1...Rc5-c7 !

   1.Rb6-c6 ! zugzwang.
      1...Rc5*c4[bRc4->a8] +
          2.b7*a8=R[wRa8->h1] #
      1...Rc5*b5[bRb5->a8] +
          2.b7*a8=R[wRa8->h1] #
      1...Rc5-d5
          2.Re5*d5[wRd5->h1] #
      1...Rc5*c6[bRc6->a8] +
          2.b7*a8=R[wRa8->h1] #

   1.Rb6-d6 ? zugzwang.
      1...Rc5*c4[bRc4->a8] +
          2.b7*a8=R[wRa8->h1] #
      1...Rc5*b5[bRb5->a8] +
          2.b7*a8=R[wRa8->h1] #
      1...Rc5-d5
          2.Re5*d5[wRd5->h1] #
          2.Rd6*d5[wRd5->h1] #
      1...Rc5-c6
          2.Rd6*c6[wRc6->h1] #
      1...Rc5-c8 +
          2.b7*c8=R[wRc8->h1] #
    but
      1...Rc5-c7 !

   1.e6-e7 ? zugzwang.
      1...Rc5*c4[bRc4->a8] +
          2.b7*a8=R[wRa8->h1] #
      1...Rc5*b5[bRb5->a8] +
          2.b7*a8=R[wRa8->h1] #
      1...Rc5-d5
          2.Re5*d5[wRd5->h1] #
      1...Rc5-c6
          2.Rb6*c6[wRc6->h1] #
      1...Rc5-c8 +
          2.b7*c8=R[wRc8->h1] #
    but
      1...Rc5-c7 !

   1.b7-b8=R ? zugzwang.
      1...Rc5*c4[bRc4->a8]
          2.Rb8*a8[wRa8->h1] #
      1...Rc5*b5[bRb5->a8]
          2.Rb8*a8[wRa8->h1] #
      1...Rc5-d5
          2.Re5*d5[wRd5->h1] #
      1...Rc5-c6
          2.Rb6*c6[wRc6->h1] #
      1...Rc5-c8 +
          2.Rb8*c8[wRc8->h1] #
    but
      1...Rc5-c7 !


solution finished.


