
           Theodor Steudel
    Jugendschach 49, August 1985

+---a---b---c---d---e---f---g---h---+
|                                   |
8   K   .   .   .   .   .   .   .   8
|                                   |
7  -P   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   S   .   .   .   .   4
|                                   |
3   .   .   .   .   .   S   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .  CR  -K   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-h=6                     4 + 2

  1.a7-a5   2.a5-a4   3.a4-a3   4.a3-a2   5.a2-a1=CR   6.CRa1-b4 CRc1*b4 =

solution finished.


