
            T. R. Dawson
        Reading Observer 1912

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   K   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .  -P  -K  -B   5
|                                   |
4   .   .   .   .   .   .   .  -P   4
|                                   |
3   .   .   .   .   .   .   P   .   3
|                                   |
2   .   .   .   .   .  DR   S  -R   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          4 + 5

   1.g3-g4 ! threat:
          2.DRf2-f3 #
      1...Rh2*g2
          2.DRf2-h3 #
      1...Rh2-h3
          2.DRf2*h3 #
      1...f5*g4
          2.DRf2-e4 #
      1...Bh5*g4
          2.DRf2-f4 #


solution finished.


