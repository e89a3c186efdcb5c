
           Jörg Kuhlmann
          Achim Schöneberg
feenschach 71, November 1984, no. vi (version 1999)

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .  -B   .   .   .   .   .   .   8
|                                   |
7   .   P   .   .   .   .   .   .   7
|                                   |
6  -K   P   .   .   .   .   .   .   6
|                                   |
5  -P   .   .   .   R   .   .   .   5
|                                   |
4   .   .   .   .   .   .  -S   .   4
|                                   |
3   .   .   .   .   B   .   .   .   3
|                                   |
2   .   .   K   .   .   .   B   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #7//1                       6 + 4
Functionary b8 b7 a6 b6 a5 e5 g4 e3 c2
                Circe

   1.Bg2-c6 !
      1...fPa5-a4
          2.Bc6*a4[+bfPa7]
              2...fPa7*b6[+wfPb2]
                  3.Ba4-b3
                      3...fPb6-b5
                          4.Bb3-c4
                              4...fPb5*c4[+wBf1]
                                  5.fRe5-b5
                                      5...fPc4-c3
                                          6.Bf1-g2
                                              6...fPc3*b2
                                                  7.fRb5-a5 #


solution finished.


