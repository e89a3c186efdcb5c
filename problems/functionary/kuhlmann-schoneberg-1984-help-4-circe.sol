
           Jörg Kuhlmann
          Achim Schöneberg
feenschach 71, November 1984, no. 4216

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -S  -K   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   R   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   K   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#4                         2 + 2
        Functionary a8 b8 a6
                Circe

  1.fSa8-c7 fRa6-b6   2.fKb8-a8 Kd5-c6   3.fSc7-d5 fRb6-a6   4.fSd5-b6 Kc6*b6[+bfSb8] #

solution finished.


