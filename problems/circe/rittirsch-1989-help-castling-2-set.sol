
          Manfred Rittirsch
Problemkiste 66, December 1989, no. 2323

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6  -K   .   .   .   .   .   .   .   6
|                                   |
5   .   R   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   K   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h001.5                      2 + 1
                Circe

  1...  ...  2.Ka6*b5[+wRh1] 0-0

  1...Rb5-b6 +   2.Ka6*b6[+wRa1] 0-0-0
  1...Rb5-b7   2.Ka6*b7[+wRh1] 0-0

solution finished.


