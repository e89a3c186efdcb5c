
         Václav Kotěšovec
Šachové umění, February 1984, no. 6617

+---a---b---c---d---e---f---g---h---+
|                                   |
8   G   K   .   .   .   G   .   .   8
|                                   |
7   .   .   . -NH  -G   .   P  -P   7
|                                   |
6   .  -G  -K -NH   B   .   P   .   6
|                                   |
5   P   .  -P   .  -P  -G   .   .   5
|                                   |
4   .   .   R  -P   .   .   .   .   4
|                                   |
3   . -NH   .   G   .  -P   .   .   3
|                                   |
2   .  -G   P  -P   .   .   .   .   2
|                                   |
1  NH   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                        11 + 14

   1.Rc4*c5 + ?
    but
      1...Ge7*c5 !

   1.Be6-d5 + ?
    but
      1...Gf5*d5 !

   1.g7-g8=S ? threat:
          2.Sg8*e7 #
    but
      1...Ge7-c7 !

   1.g7-g8=G ? threat:
          2.Gg8-e8 #
      1...NHb3-f1
          2.Be6*d7 #
      1...e5-e4
          2.Be6-d5 #
    but
      1...f3-f2 !

   1.g7-g8=NH + ?
    but
      1...Ge7-c7 !

   1.Ga8-a4 ? threat:
          2.Ga4-a6 #
      1...NHb3-f1
          2.Be6*d7 #
      1...NHd6-h4
          2.Rc4*c5 #
    but
      1...Ge7-c7 !

   1.Ga8-c8 ! threat:
          2.g7-g8=NH #
      1...e5-e4
          2.Be6-d5 #
      1...NHd6-h4
          2.Rc4*c5 #


solution finished.


