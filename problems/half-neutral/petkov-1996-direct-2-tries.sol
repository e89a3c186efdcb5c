
           Petko A. Petkov
      The Problemist, July 1996

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -K   B   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   Q   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   K   .   .   .   .   .   .   3
|                                   |
2   .  -P   .   .   .   .   .   .   2
|                                   |
1  -B  -R   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          3 + 4
          HalfNeutral b6 b1

   1.Bb8-h2 ? zugzwang.
      1...hnRb1-c1=nh
          2.nhnRc1-c8=wh #
      1...hnRb1-d1=nh
          2.nhnRd1-d8=wh #
      1...hnRb1-e1=nh
          2.nhnRe1-e8=wh #
      1...hnRb1-f1=nh
          2.nhnRf1-f8=wh #
      1...hnRb1-g1=nh
          2.nhnRg1-g8=wh #
    but
      1...hnRb1-h1=nh !

   1.Bb8-g3 ? zugzwang.
      1...hnRb1-c1=nh
          2.nhnRc1-c8=wh #
      1...hnRb1-d1=nh
          2.nhnRd1-d8=wh #
      1...hnRb1-e1=nh
          2.nhnRe1-e8=wh #
      1...hnRb1-f1=nh
          2.nhnRf1-f8=wh #
      1...hnRb1-h1=nh
          2.nhnRh1-h8=wh #
    but
      1...hnRb1-g1=nh !

   1.Bb8-f4 ? zugzwang.
      1...hnRb1-c1=nh
          2.nhnRc1-c8=wh #
      1...hnRb1-d1=nh
          2.nhnRd1-d8=wh #
      1...hnRb1-e1=nh
          2.nhnRe1-e8=wh #
      1...hnRb1-g1=nh
          2.nhnRg1-g8=wh #
      1...hnRb1-h1=nh
          2.nhnRh1-h8=wh #
    but
      1...hnRb1-f1=nh !

   1.Bb8-e5 ? zugzwang.
      1...hnRb1-c1=nh
          2.nhnRc1-c8=wh #
      1...hnRb1-d1=nh
          2.nhnRd1-d8=wh #
      1...hnRb1-f1=nh
          2.nhnRf1-f8=wh #
      1...hnRb1-g1=nh
          2.nhnRg1-g8=wh #
      1...hnRb1-h1=nh
          2.nhnRh1-h8=wh #
    but
      1...hnRb1-e1=nh !

   1.Bb8-d6 ? zugzwang.
      1...hnRb1-c1=nh
          2.nhnRc1-c8=wh #
      1...hnRb1-e1=nh
          2.nhnRe1-e8=wh #
      1...hnRb1-f1=nh
          2.nhnRf1-f8=wh #
      1...hnRb1-g1=nh
          2.nhnRg1-g8=wh #
      1...hnRb1-h1=nh
          2.nhnRh1-h8=wh #
    but
      1...hnRb1-d1=nh !

   1.Bb8-a7 ! zugzwang.
      1...hnRb1-c1=nh
          2.nhnRc1-c8=wh #
      1...hnRb1-d1=nh
          2.nhnRd1-d8=wh #
      1...hnRb1-e1=nh
          2.nhnRe1-e8=wh #
      1...hnRb1-f1=nh
          2.nhnRf1-f8=wh #
      1...hnRb1-g1=nh
          2.nhnRg1-g8=wh #
      1...hnRb1-h1=nh
          2.nhnRh1-h8=wh #

   1.Bb8-c7 ? zugzwang.
      1...hnRb1-d1=nh
          2.nhnRd1-d8=wh #
      1...hnRb1-e1=nh
          2.nhnRe1-e8=wh #
      1...hnRb1-f1=nh
          2.nhnRf1-f8=wh #
      1...hnRb1-g1=nh
          2.nhnRg1-g8=wh #
      1...hnRb1-h1=nh
          2.nhnRh1-h8=wh #
    but
      1...hnRb1-c1=nh !


solution finished.


