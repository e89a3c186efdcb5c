
          Jacques Rotenberg
Gentilly 2024, 2nd honourable mention

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .  -S   .   .   .   Q   .   .   8
|                                   |
7   .   K   .  -K   .   .   .   .   7
|                                   |
6  -S   .   .   P   .  -P   .   .   6
|                                   |
5   .   .   .   .   .   P   .   .   5
|                                   |
4   .   .   .   .  -P   .   .   .   4
|                                   |
3   B   .   .   S   P   .   .   .   3
|                                   |
2   R   P  -B   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          9 + 6
             DangerCirce

   1.b2-b3 ? zugzwang.
      1...Bc2-b1
          2.Qf8-c8 #
      1...Bc2-d1
          2.Qf8-c8 #
      1...Bc2*b3
          2.Qf8-c8 #
      1...Bc2*d3
          2.Qf8-c8 #
      1...Bc2-c8 +
          2.Qf8*c8 #
      1...e4*d3
          2.Qf8-e7 #
      1...Sa6-b4
          2.Sd3-c5 #
      1...Sa6-c5 +
          2.Sd3*c5 #
      1...Sa6-c7
          2.Sd3-c5 #
      1...Sa6-g8
          2.Sd3-c5 #
      1...f6-f7
          2.Sd3-e5 #
    but
      1...Sb8-c6 !

   1.Ba3-b4 ? zugzwang.
      1...Bc2-b1
          2.Qf8-c8 #
      1...Bc2-d1
          2.Qf8-c8 #
      1...Bc2-b3
          2.Qf8-c8 #
      1...Bc2*d3
          2.Qf8-c8 #
      1...e4*d3
          2.Qf8-e7 #
      1...Sa6*b4
          2.Sd3-c5 #
      1...Sa6-c5 +
          2.Sd3*c5 #
      1...Sa6-c7
          2.Sd3-c5 #
          2.Qf8-c8 #
      1...Sa6-g8
          2.Sd3-c5 #
      1...f6-f7
          2.Sd3-e5 #
      1...Sb8-c6
          2.Qf8-c8 #
    but
      1...Bc2-a4 !

   1.Ba3-c5 ? threat:
          2.Qf8-c8 #
      1...Sa6*c5 +
          2.Sd3*c5 #
    but
      1...Bc2-a4 !

   1.Sd3-c5 + ?
    but
      1...Sa6*c5 + !

   1.Sd3-e5 + ?
    but
      1...f6*e5 !

   1.d6-d2 ! zugzwang.
      1...Bc2-b1
          2.Qf8-c8 #
      1...Bc2-d1
          2.Qf8-c8 #
      1...Bc2-b3
          2.Qf8-c8 #
      1...Bc2*d3
          2.Qf8-c8 #
      1...Bc2-a4
          2.Qf8-c8 #
      1...e4*d3
          2.Qf8-e7 #
      1...Sa6-b4
          2.Sd3-c5 #
      1...Sa6-c5 +
          2.Sd3*c5 #
      1...Sa6-c7
          2.Sd3-c5 #
          2.Qf8-c8 #
      1...Sa6-g8
          2.Sd3-c5 #
      1...f6-f7
          2.Sd3-e5 #
      1...Sb8-c6
          2.Qf8-c8 #

   1.Qf8-e7 + ?
    but
      1...e4*e7 !

   1.Qf8-c8 + ?
    but
      1...Bc2*c8 + !

   1.Qf8-d8 + ?
    but
      1...Kd7*d8 !

   1.Qf8-e8 + ?
    but
      1...Kd7*e8 !


solution finished.


