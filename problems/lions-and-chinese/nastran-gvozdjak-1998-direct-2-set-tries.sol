
            Janez Nastran
           Peter Gvozdják
Brabec 60 Jubilee Tourney, section C, May 1998, 1st-5th prize ex aequo

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -R   .   .   .  -K -VA -VA  PA   8
|                                   |
7 -VA -VA   .   .   .   .   .   Q   7
|                                   |
6  NA  LE   .   .   .  LE  NA   .   6
|                                   |
5 -LE   .  -P   .  -B   .   .  -P   5
|                                   |
4   . -VA   P   .  -P   .   .   .   4
|                                   |
3   .   .   P   .   .   .  LE   .   3
|                                   |
2   .   .   .  -P   .   . -PA   .   2
|                                   |
1  NA   .   .   K   . -VA -NA  NA   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                        12 + 16

      1...NAg1-e2
          2.Qh7-c7 #
          2.Qh7-d7 #
      1...NAg1-h3
          2.Qh7-d7 #
      1...PAg2-e2
          2.LEg3*g8 #
          2.Qh7-c7 #
      1...PAg2-f2
          2.LEg3*g8 #
      1...PAg2-h2
          2.LEg3*g8 #
      1...PAg2*g6
          2.LEg3*g8 #
      1...LEa5-b5
          2.Qh7-c7 #
      1...Be5*c3
          2.Qh7-d7 #
      1...Be5*g3
          2.Qh7-d7 #
      1...Be5-d4
          2.Qh7-d7 #
      1...Be5-f4
          2.Qh7-d7 #
      1...Be5-d6
          2.Qh7-d7 #
      1...Be5*f6
          2.Qh7-d7 #
      1...Be5-b8
          2.Qh7-d7 #
      1...Ke8-d8
          2.Qh7-c7 #
          2.Qh7-e7 #

   1.NAh1-d3 ? threat:
          2.Qh7-c7 #
      1...0-0-0
          2.Qh7*b7 #
    but
      1...VAa7-b8 !

   1.c3*b4 ? threat:
          2.Qh7-e7 #
      1...Be5-d6
          2.Qh7-d7 #
      1...Be5*f6
          2.Qh7-d7 #
    but
      1...0-0-0 !

   1.LEg3*g1 ? threat:
          2.Qh7-d7 #
      1...0-0-0
          2.Qh7-e7 #
    but
      1...Ra8-d8 !

   1.LEg3-d3 ? threat:
          2.Qh7-c7 #
      1...Ke8-d8
          2.Qh7-d7 #
      1...0-0-0
          2.Qh7-e7 #
    but
      1...VAa7-b8 !

   1.LEg3*g8 + ?
    but
      1...PAg2*g8 !

   1.LEb6-b5 ? threat:
          2.Qh7-c7 #
          2.Qh7-d7 #
      1...VAf1*b5
          2.Qh7-c7 #
      1...PAg2*g6
          2.LEg3*g8 #
          2.Qh7-d7 #
      1...LEa5-d8 +
          2.Qh7-d7 #
      1...VAa7-b6
          2.Qh7-d7 #
      1...VAa7-b8
          2.Qh7-d7 #
      1...Ke8-d8
          2.Qh7-e7 #
    but
      1...0-0-0 !

   1.LEb6-c6 ! threat:
          2.Qh7-d7 #
      1...Ke8-d8
          2.Qh7-e7 #
      1...0-0-0
          2.Qh7-c7 #

   1.LEb6-d6 ? threat:
          2.Qh7-e7 #
      1...Be5*d6
          2.Qh7-d7 #
      1...Be5*f6
          2.Qh7-d7 #
    but
      1...0-0-0 !

   1.LEb6-e6 ? threat:
          2.NAg6-e7 #
          2.Qh7-e7 #
      1...PAg2*g6
          2.LEg3*g8 #
          2.Qh7-e7 #
      1...LEa5-a2
          2.Qh7-e7 #
      1...Be5*f6
          2.Qh7-d7 #
          2.Qh7-e7 #
      1...Ke8-d8
          2.Qh7-e7 #
      1...0-0-0
          2.LEf6-f5 #
          2.Qh7-d7 #
    but
      1...LEa5-d8 + !

   1.LEb6-c7 + ?
      1...Ke8-d8
          2.Qh7-e7 #
    but
      1...VAf1*a6 !

   1.LEf6-c6 ? threat:
          2.Qh7-d7 #
      1...Ke8-d8
          2.Qh7-c7 #
      1...0-0-0
          2.NAa6-c7 #
          2.Qh7-c7 #
    but
      1...Be5-g7 !

   1.LEf6-d6 ? threat:
          2.Qh7-e7 #
      1...Be5*d6
          2.Qh7-d7 #
      1...Be5-f6
          2.Qh7-d7 #
      1...0-0-0
          2.NAa6*e4 #
    but
      1...Be5-g7 !

   1.LEf6-e6 ? threat:
          2.Qh7-e7 #
      1...Ke8-d8
          2.Qh7-c7 #
      1...0-0-0
          2.Qh7-d7 #
    but
      1...Be5-g7 !

   1.Qh7-c7 + ?
    but
      1...VAf1*a6 !

   1.Qh7-d7 + ?
    but
      1...NAg1*d7 !

   1.Qh7-e7 + ?
    but
      1...VAb4*e7 !

   1.Qh7-f7 + ?
      1...Ke8-d8
          2.Qf7-c7 #
          2.Qf7-e7 #
    but
      1...Ke8*f7 !


solution finished.


