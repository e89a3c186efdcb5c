
           Reto Aschwanden
  diagrammes, April 1999, no. 4250v

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .  DU   .   .   . -DU   .   8
|                                   |
7   .   . -DU   .   .  DU   .  -R   7
|                                   |
6   .  PA   . -DU   . -DU   .   .   6
|                                   |
5 -PA -DU   .  -R   .   . -DU   .   5
|                                   |
4 -DU   .  RA   . -DU   .   N  PA   4
|                                   |
3   .   . -RA -DU   .   .  -B   .   3
|                                   |
2  -P  -B   .   .  -R -DU   K   .   2
|                                   |
1 -DU   .  -B   N   .   . -VA   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                         8 + 21
              Royal d6
              AntiCirce

      1...Bc1-d2
          2.RAc4-f1 #
      1...Bc1-e3
          2.Nd1*e3[wNe3->e8] #
          2.Ng4*e3[wNe3->e8] #
      1...VAg1-h2
          2.Ng4-c6 #
      1...Re2-d2
          2.RAc4-f1 #
      1...Re2-e3
          2.Ng4-c6 #
      1...RAc3-b1
          2.Ng4-c6 #
      1...Bg3*h4[bBh4->f8]
          2.RAc4-a3 #
      1...Bg3-e5
          2.Nd1-f5 #
      1...PAa5-a8
          2.Nd1-f5 #
      1...Rd5-d4
          2.Ng4-c6 #
      1...Rd5-e5
          2.Ng4*e5[wNe5->e8] #
      1...Rh7*f7[bRf7->a8]
          2.Nd1-f5 #
          2.PAh4-h6 #

   1.Nd1-e3 ? threat:
          2.Ng4-c6 #
      1...Bc1*e3[bBe3->f8]
          2.RAc4-a3 #
      1...Re2*e3[bRe3->h8]
          2.PAh4-h6 #
      1...Bg3-e5
          2.Ne3-f5 #
      1...Rd5-e5
          2.Ng4*e5[wNe5->e8] #
    but
      1...Rd5-c5 !

   1.Nd1-f5 + ?
    but
      1...Rd5*f5[bRf5->a8] !

   1.RAc4-d2 + ?
      1...Re2*d2[bRd2->h8]
          2.PAh4-h6 #
    but
      1...Bc1*d2[bBd2->f8] !

   1.RAc4-a3 + ?
    but
      1...Bb2*a3[bBa3->f8] !

   1.RAc4-e5 ? threat:
          2.Nd1-f5 #
      1...Bc1-e3
          2.Nd1*e3[wNe3->e8] #
          2.Ng4*e3[wNe3->e8] #
      1...Re2-e3
          2.RAe5-c6 #
      1...Rd5*e5[bRe5->h8]
          2.PAh4-h6 #
    but
      1...Bg3*e5[bBe5->f8] !

   1.Ng4-e5 ! threat:
          2.Nd1-f5 #
      1...Bc1-e3
          2.Nd1*e3[wNe3->e8] #
      1...Re2-e3
          2.Ne5-c6 #
      1...Bg3*e5[bBe5->f8]
          2.RAc4-a3 #
      1...Rd5*e5[bRe5->h8]
          2.PAh4-h6 #

   1.Ng4-c6 + ?
    but
      1...VAg1*b6[bVAb6->b1] !

   1.Ng4*f6[wNf6->f8] ? threat:
          2.RAc4-a3 #
    but
      1...Bb2-a3 !

   1.PAh4-h6 + ?
    but
      1...Rh7*h6[bRh6->h8] !

   1.PAb6-a6 ? threat:
          2.Ng4-c6 #
      1...Bc1-e3
          2.Nd1*e3[wNe3->e8] #
          2.Ng4*e3[wNe3->e8] #
      1...Bg3-e5
          2.Nd1-f5 #
      1...Rd5-e5
          2.Ng4*e5[wNe5->e8] #
      1...Rh7*f7[bRf7->a8]
          2.Nd1-f5 #
          2.PAh4-h6 #
    but
      1...Rd5-c5 !

   1.PAb6*f6[wPAf6->f8] ? threat:
          2.RAc4-a3 #
    but
      1...Bb2-a3 !


solution finished.


