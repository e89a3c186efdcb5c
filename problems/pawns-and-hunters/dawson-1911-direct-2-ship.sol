
            T. R. Dawson
     Deutsche Schachzeitung 1911

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .  -R  -P   .   .   .   6
|                                   |
5   .  -P   .  -P   .   .   .   .   5
|                                   |
4   .   P   .  -K   .   .   .   .   4
|                                   |
3   .   .   .   .   .  SH   P   .   3
|                                   |
2   .   .   .   .   K   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          4 + 5

   1.Ke2-d2 ! threat:
          2.SHf3-f4 #
      1...Kd4-c4
          2.SHf3-c3 #
      1...e6-e5
          2.SHf3-d3 #


solution finished.


