
             W. Seehofer
Problemkiste 70, August 1990, no. 2515

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -R   .   .   .  -K   .   .   .   8
|                                   |
7   .   .   .  -P   .   .  -R  -P   7
|                                   |
6  -P   .   .   K   .   .   .  -P   6
|                                   |
5   .   .   .   .  -S   .   .   .   5
|                                   |
4   .   .   .   .   .   .  -P   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  s#6                         1 + 9
                Circe
           BlackMaximummer

   1.Kd6-c5 ? zugzwang.
    but
      1...0-0-0 !

   1.Kd6-d5 ? zugzwang.
    but
      1...0-0-0 !

   1.Kd6*e5[+bSb8] ? zugzwang.
    but
      1...Sb8-c6 + !

   1.Kd6-c7 ! zugzwang.
      1...Ra8-d8
          2.Kc7-d6 threat:
                  3.Kd6*e5[+bSb8] threat:
                          4.Ke5-f6 threat:
                                  5.Kf6*g7[+bRh8] zugzwang.
                                      5...Sb8-c6
                                          6.Kg7-f6
                                              6...0-0 #


solution finished.


