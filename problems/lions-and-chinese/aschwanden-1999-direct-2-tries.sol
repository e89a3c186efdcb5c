
           Reto Aschwanden
Probleemblad 57/5, September 1999, no. F138

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .  PA   .   .   .   .  VA   K   8
|                                   |
7  BH  NA   .   .  BH  NA   B   .   7
|                                   |
6   .   .   .   .   P   .  PA   .   6
|                                   |
5   P  -P  -K   .  VA   .   .   .   5
|                                   |
4 -BH   .   .   .   .   .   R   .   4
|                                   |
3   .   .   S  NA   .   .   .   .   3
|                                   |
2   .  -P   . -MO  -R -NA  VA   .   2
|                                   |
1   .   .   .  PA   .  VA   .  NA   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                         19 + 7

   1.NAh1-g3 ? threat:
          2.Rg4-e4 #
    but
      1...Re2-e3 !

   1.Sc3*a4 + ?
      1...Kc5-d5
          2.Sa4-b6 #
    but
      1...b5*a4 !

   1.NAd3-f4 ! threat:
          2.NAf4-b6 #
      1...MOd2-e4
          2.VAe5-d6 #
      1...Re2-e4
          2.NAf7-d6 #
      1...NAf2-e4
          2.NAb7-d6 #

   1.VAe5-d6 + ?
    but
      1...Kc5-c6 !

   1.VAe5-c7 ? threat:
          2.VAc7-b6 #
      1...Re2-e4
          2.NAb7-d6 #
      1...NAf2-e4
          2.NAf7-d6 #
    but
      1...MOd2-e4 !

   1.NAb7-h4 ? threat:
          2.PAb8-b6 #
      1...MOd2-e4
          2.NAf7-d6 #
      1...Re2-e4
          2.VAe5-d6 #
    but
      1...NAf2-e4 !

   1.NAb7-f5 ? threat:
          2.PAb8-b6 #
      1...MOd2-e4
          2.NAf7-d6 #
      1...Re2-e4
          2.VAe5-d6 #
    but
      1...NAf2-e4 !

   1.NAb7-d6 + ?
    but
      1...Kc5-c6 !

   1.NAb7-d8 ? threat:
          2.PAb8-b6 #
      1...MOd2-e4
          2.NAf7-d6 #
      1...Re2-e4
          2.VAe5-d6 #
    but
      1...NAf2-e4 !

   1.NAf7-h3 ? threat:
          2.NAh3-b6 #
      1...MOd2-e4
          2.NAb7-d6 #
      1...NAf2-e4
          2.VAe5-d6 #
    but
      1...Re2-e4 !

   1.NAf7-d6 + ?
    but
      1...Kc5-c6 !


solution finished.


