
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   R   .  -R   .   .   .   .   .   8
|                                   |
7   P   .   B   .   .   .   .   R   7
|                                   |
6   .   .   K   .  -P   .   .   .   6
|                                   |
5   .   .   .  -R   .   .   .   .   5
|                                   |
4   .   .  -K   .  -P   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-r#3                     5 + 5
                Circe

  1.Kc6-b7   2.Ra8-b8   3.Kb7*c8[+bRa8] Ra8*b8[+wRa1] #
  1.Ra8-b8   2.Kc6-b7   3.Kb7*c8[+bRa8] Ra8*b8[+wRa1] #

solution finished.


