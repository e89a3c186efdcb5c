
          Thomas R. Dawson
    Illustrated London News 1913

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -S  -K   .   .   .   .   .   .   8
|                                   |
7  -B  -R  -P  -P   .   .  -P   .   7
|                                   |
6  -B  -R  -P   .   .   .   .  -P   6
|                                   |
5   .  -P   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   K   .   .   R   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                         2 + 12

   1.Rh1-f1 ! threat:
          2.Rf1-f8 #


solution finished.


