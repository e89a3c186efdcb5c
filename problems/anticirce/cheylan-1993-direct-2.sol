
            Yves Cheylan
diagrammes, 11th theme tourney 1993, 4th honourable mention

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -Q   B   B   .   .   .   .   .   8
|                                   |
7  -P   P   .   .   .  -B   .   .   7
|                                   |
6  -K  -S   R  -P   Q   .   P   .   6
|                                   |
5   S   .   .   .   .   .   .   .   5
|                                   |
4   P   .  -P   .   .   .   .   .   4
|                                   |
3   S   .   .   .   .   .   .   .   3
|                                   |
2   .  -B   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   K   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                         10 + 8
              AntiCirce

   1.Kf1-g2 ! zugzwang.
      1...Bb2-a1
          2.b7*a8=S[wSa8->b1] #
      1...Bb2-c1
          2.b7*a8=S[wSa8->b1] #
      1...Bb2*a3[bBa3->f8]
          2.b7*a8=S[wSa8->b1] #
      1...Bb2-c3
          2.b7*a8=S[wSa8->b1] #
      1...Bb2-d4
          2.b7*a8=S[wSa8->b1] #
      1...Bb2-e5
          2.b7*a8=S[wSa8->b1] #
      1...Bb2-f6
          2.b7*a8=S[wSa8->b1] #
      1...Bb2-g7
          2.b7*a8=S[wSa8->b1] #
      1...Bb2-h8
          2.b7*a8=S[wSa8->b1] #
      1...c4-c3
          2.b7*a8=B[wBa8->f1] #
      1...d6-d5
          2.Rc6*b6[wRb6->a1] #
      1...Bf7-e8
          2.b7*a8=Q[wQa8->d1] #
      1...Bf7-g8
          2.b7*a8=R[wRa8->h1] #
      1...Qa8*b8[bQb8->d8]
          2.b7-b8=S #


solution finished.


