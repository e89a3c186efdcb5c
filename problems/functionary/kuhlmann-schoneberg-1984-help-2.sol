
           Jörg Kuhlmann
          Achim Schöneberg
 feenschach 71, November 1984, no. i

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6  -Q   .   .   .   .   R   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   K   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .  -K   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         2 + 2
        Functionary a6 f6 f3

  1.fQa6-a1 fRf6-a6   2.fQa1-f6 + fRa6-a1 #

solution finished.


