
           Jörg Kuhlmann
     Diagramme und Figuren 1966

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .  -P   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .  SS   .   .   .   K   .  -K   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          2 + 2

   1.SSb1-d2 ! zugzwang.
      1...g4-g3
          2.SSd2-b2 #


solution finished.


