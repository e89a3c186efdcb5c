
          Walter Lindenthal
            original 2024

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   K   .  -S   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6  -K   .   .   .   .   .   .  -R   6
|                                   |
5   .   .   .   .   .   .   .   R   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .  -R   .   .  -S   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  hs#2.5                      2 + 5
            AntiMarsCirce

  1...Sh1-g8-f6   2.Rh5-h1-f1 Rh6-h8-g8   3.Rf1*f6 + Se8*f6 #

solution finished.


