
              Sam Loyd
New York State Chess Association, 16 August 1894

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .  -B   .   .   .   S  -R   R   8
|                                   |
7   P   .  -P  -P   .   .  -P   K   7
|                                   |
6   .  -P   .   .  -P   .   R   Q   6
|                                   |
5   .   .   .   .   .  -P   P   .   5
|                                   |
4   .   P   .   .   .  -P  -K   .   4
|                                   |
3   .   P   .   .   .   .   .   .   3
|                                   |
2   .   .   P   P   P   .   .   P   2
|                                   |
1   S   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #4                        14 + 10

   1.g5*f6 ep. + !
      1...Kg4-f5
          2.Rg6-g5 +
              2...Kf5-e4
                  3.Qh6-g6 +
                      3...Ke4-d4
                          4.c2-c3 #
                          4.Qg6-d3 #


solution finished.


