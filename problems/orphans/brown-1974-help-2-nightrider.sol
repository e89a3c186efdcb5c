
           David L. Brown
British Chess Magazine 1974 (version)

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7  -N   .   .   O   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .  -P  -K  -B   .   .   .  -O   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   P   .   O   .   .   K   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         4 + 5

  1.Na7-g4 Kg3-h3   2.Ng4-a1 b3-b4 #

solution finished.


