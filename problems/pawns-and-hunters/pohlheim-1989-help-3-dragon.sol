
            Karl Pohlheim
feenschach 93, November 1989, no. 5705

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .  -P   .  -K   .   .   6
|                                   |
5   .   .   .  -P  -S   .   .   .   5
|                                   |
4   .   .   .  DR   .   .   .   .   4
|                                   |
3   .   .   .   .   K   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#3                         2 + 4

  1.Se5-d7 DRd4-b3   2.Kf6-e5 DRb3-d2   3.Sd7-f6 DRd2-d4 #

solution finished.


