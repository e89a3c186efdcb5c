
            Torsten Linß
Ideal-Mate Review 20, April 1986, no. 1795

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   K   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .  -K  -P  -S   .   .   .   4
|                                   |
3   .   .  -R  -B   .   .   B   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-h#6                     2 + 5

  1.Kc4-c5   2.Rc3-c4   3.Se4-c3   4.Bd3-e4   5.d4-d3   6.Kc5-d4 Bg3-f2 #

solution finished.


