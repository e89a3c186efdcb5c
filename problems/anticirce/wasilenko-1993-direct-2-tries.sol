
          Anatoli Wasilenko
diagrammes, 11th theme tourney 1993, 2nd honourable mention

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .  -R   .  -R   .   S   .   8
|                                   |
7   Q   .   .   .   .   .   .   .   7
|                                   |
6   .   P  -Q  -P   P   P   .  -P   6
|                                   |
5   S   .  -P  -K   .   .   .   K   5
|                                   |
4  -P   .   R   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   R   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          9 + 8
              AntiCirce

   1.Re1-d1 + ?
    but
      1...Kd5-e5 !

   1.Re1-e5 + ?
    but
      1...d6*e5[bPe5->e7] !

   1.Rc4-d4 + ?
    but
      1...c5*d4[bPd4->d7] !

   1.e6-e7 ? threat:
          2.Re1-e5 #
      1...Re8*e7[bRe7->h8]
          2.Qa7-f7 #
      1...Re8-d8
          2.e7*d8=Q[wQd8->d1] #
      1...Re8-f8
          2.e7*f8=Q[wQf8->d1] #
    but
      1...Re8*g8[bRg8->a8] !

   1.f6-f7 ? threat:
          2.Sg8-f6 #
      1...Qc6*b6[bQb6->d8]
          2.Qa7*c5[wQc5->d1] #
      1...Re8*g8[bRg8->a8]
          2.Qa7*a8[wQa8->d1] #
    but
      1...Qc6-b5 !

   1.Qa7-d7 ? threat:
          2.Re1-e5 #
          2.Rc4-d4 #
          2.Qd7*c6[wQc6->d1] #
          2.Qd7*d6[wQd6->d1] #
          2.Qd7*c8[wQc8->d1] #
      1...Qc6-b5
          2.Re1-e5 #
          2.Rc4-d4 #
          2.Qd7*b5[wQb5->d1] #
          2.Qd7*d6[wQd6->d1] #
          2.Qd7*c8[wQc8->d1] #
      1...Qc6*b6[bQb6->d8]
          2.Re1-e5 #
          2.Rc4-d4 #
          2.Qd7*a4[wQa4->d1] #
          2.Qd7*d6[wQd6->d1] #
          2.Qd7*c8[wQc8->d1] #
          2.Qd7*d8[wQd8->d1] #
      1...Qc6-b7
          2.Re1-e5 #
          2.Rc4-d4 #
          2.Qd7*a4[wQa4->d1] #
          2.Qd7*d6[wQd6->d1] #
          2.Qd7*b7[wQb7->d1] #
          2.Qd7*c8[wQc8->d1] #
      1...Qc6-c7
          2.Re1-e5 #
          2.Rc4-d4 #
          2.Qd7*a4[wQa4->d1] #
          2.Qd7*d6[wQd6->d1] #
          2.Qd7*c7[wQc7->d1] #
          2.Qd7*c8[wQc8->d1] #
      1...Qc6-a8
          2.Re1-e5 #
          2.Rc4-d4 #
          2.Qd7*a4[wQa4->d1] #
          2.Qd7*d6[wQd6->d1] #
          2.Qd7*c8[wQc8->d1] #
      1...Rc8-c7
          2.Re1-e5 #
          2.Rc4-d4 #
          2.Qd7*c6[wQc6->d1] #
          2.Qd7*d6[wQd6->d1] #
          2.Qd7*c7[wQc7->d1] #
      1...Rc8-a8
          2.Re1-e5 #
          2.Rc4-d4 #
          2.Qd7*c6[wQc6->d1] #
          2.Qd7*d6[wQd6->d1] #
      1...Rc8-b8
          2.Re1-e5 #
          2.Rc4-d4 #
          2.Qd7*c6[wQc6->d1] #
          2.Qd7*d6[wQd6->d1] #
      1...Rc8-d8
          2.Re1-e5 #
          2.Rc4-d4 #
          2.Qd7*c6[wQc6->d1] #
          2.Qd7*d6[wQd6->d1] #
          2.Qd7*d8[wQd8->d1] #
      1...Re8-e7
          2.Re1-e5 #
          2.Rc4-d4 #
      1...Re8-d8
          2.Re1-e5 #
          2.Rc4-d4 #
          2.Sg8-e7 #
      1...Re8-f8
          2.Re1-e5 #
          2.Rc4-d4 #
          2.Sg8-e7 #
      1...Re8*g8[bRg8->a8]
          2.Re1-e5 #
          2.Rc4-d4 #
    but
      1...Qc6*d7[bQd7->d8] !

   1.Qa7-e7 ? threat:
          2.Re1-e5 #
          2.Qe7*d6[wQd6->d1] #
      1...Re8-d8
          2.Re1-e5 #
      1...Re8-f8
          2.Re1-e5 #
      1...Re8*g8[bRg8->a8]
          2.Re1-e5 #
    but
      1...Re8*e7[bRe7->h8] !

   1.Qa7-f7 ! threat:
          2.e6-e7 #
      1...Qc6-d7
          2.Rc4-d4 #
          2.Qf7*d7[wQd7->d1] #
      1...Re8-e7
          2.Re1-e5 #
      1...Re8-f8
          2.Sg8-e7 #

   1.Sg8-e7 + ?
    but
      1...Re8*e7[bRe7->h8] !


solution finished.


