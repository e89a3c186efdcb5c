
               unknown
               unknown

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   K   .   .   .   8
|                                   |
7  -P  -K   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .  -S   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4  -R  -P   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#3                         1 + 5
           Circe Assassin

  1.a7-a5 Ke8-d7   2.Kb7-a7 Kd7-c6   3.Se6-c5 Kc6-b5 #

solution finished.


