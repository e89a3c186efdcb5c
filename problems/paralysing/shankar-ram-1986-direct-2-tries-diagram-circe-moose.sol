
           N. Shankar Ram
         Rex Multiplex 1986

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .  -S   .   .   .   .   .   8
|                                   |
7  -Q   .   .  -P   .   P  -S   .   7
|                                   |
6   .   .   .  -P   .   .   .   .   6
|                                   |
5   .   K   .  -K   .   .   .   .   5
|                                   |
4   .   .   .   .   .   P   .   .   4
|                                   |
3   .   .   .   .   S   .   .   .   3
|                                   |
2   Q   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .  -M   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          5 + 7
         Paralysing a7 f7 a2
            Circe Diagram

   1.pPf7-f8=pQ ? threat:
          2.Kb5-c5 #
          2.Kb5-b6 #
      1...Mg1-e4
          2.Kb5-b6 #
      1...Mg1*f8[+wpQf7]
          2.Kb5-c4 #
          2.Kb5-c6 #
    but
      1...Mg1-h8 !

   1.pPf7-f8=pS ? threat:
          2.Kb5-c6 #
      1...Mg1*f8[+wpSf7]
          2.Kb5-c5 #
      1...Sc8-e7
          2.Kb5-b6 #
    but
      1...Mg1-d3 !

   1.pPf7-f8=pR ? threat:
          2.Kb5-b6 #
      1...Mg1*f8[+wpRf7]
          2.Kb5-c6 #
    but
      1...Sg7-e8 !

   1.pPf7-f8=pB ? threat:
          2.Kb5-c5 #
      1...Mg1*f8[+wpBf7]
          2.Kb5-c4 #
      1...Sc8-e7
          2.Kb5-b6 #
    but
      1...Mg1-e4 !

   1.pPf7-f8=pM ! threat:
          2.Kb5-c4 #
      1...Mg1*f8[+wpMf7]
          2.Kb5-b6 #
      1...Sc8-e7
          2.Kb5-b6 #


solution finished.


