
            Torsten Linß
Der Schachkiebitz 10, September 1995

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   B  -B   .   .   8
|                                   |
7   .   .   .   .   .   .   S   .   7
|                                   |
6  -P   P   .  -K   .   B  -P   .   6
|                                   |
5   .   .   .   .   .   P   .   .   5
|                                   |
4  -P   P   .   .   .   .   .   .   4
|                                   |
3   .   .   S   .   .   .   K   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          8 + 5
           Circe Symmetry

a) 

   1.Be8-c6 ! threat:
          2.Sg7-e8 #
      1...g6*f5[+wPc4]
          2.c4-c5 #
      1...Bf8*g7[+wSb2]
          2.Sb2-c4 #


b) Circe Equipollents  

   1.Be8*a4 ! threat:
          2.Sg7-e8 #
      1...g6*f5[+wPe4]
          2.e4-e5 #
      1...Bf8*g7[+wSh6]
          2.Sh6-f7 #


solution finished.


