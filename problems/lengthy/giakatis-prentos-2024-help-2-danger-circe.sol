
           Themis Giakatis
           Kostas Prentos
Gentilly 2024, 3rd honourable mention

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .  -R   .   .   .  -B   7
|                                   |
6   .  -P   .  -B   .   .  -R   .   6
|                                   |
5   .   R   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .  -P   4
|                                   |
3   .   B   .   .  -P   P   .  -K   3
|                                   |
2   K   .   .   R   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         5 + 8
             DangerCirce

  1.Bd6-g3 Rb5-e5   2.Rd7-d3 Bb3-f1 #
  1.Rg6-g3 Bb3-f7   2.Bh7-d3 Rb5-h1 #

solution finished.


