
            Kjell Widlert
 Andernach 1987, 1st prize ex aequo

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .  -R   .   .   .   .   .   .   8
|                                   |
7  -P   .   .   .   .   .   .   .   7
|                                   |
6   .  -B   .   .  -S   .   .   .   6
|                                   |
5  -P   P  -P   .  -P   .  -P   .   5
|                                   |
4  -K   .   .  -P   .   .   .   .   4
|                                   |
3   .   .  -P   .   .  -P   .   .   3
|                                   |
2   P  -S   S   .   .   .   .   .   2
|                                   |
1   .   .   .  RO   .   K   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #5/1                       5 + 13
              Circe PWC

   1.ROd1-f6 ! threat:
          2.ROf6*b2[+bSf6] #
      1...Sb2-d1
          2.ROf6*d1[+bSf6] #
      1...f3-f2
          2.ROf6*c3[+bPf6] +
              2...d4*c3[+wROd4]
                  3.ROd4-g7 threat:
                          4.ROg7*c3[+bPg7] #
                      3...Se6*g7[+wROe6]
                          4.ROe6*c5[+bPe6] #
      1...g5-g4
          2.ROf6*c3[+bPf6] +
              2...d4*c3[+wROd4]
                  3.ROd4-g7 threat:
                          4.ROg7*c3[+bPg7] #
                      3...g4-g3
                          4.ROg7*g3[+bPg7] threat:
                                  5.ROg3*c3[+bPg3] #
                      3...Se6*g7[+wROe6]
                          4.ROe6*c5[+bPe6] #


solution finished.


