
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   K   .   .   .   .   .   .   8
|                                   |
7   R   .  -S   .   B   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   P   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .  -B   .   .   4
|                                   |
3   .  -K   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         4 + 3
                Circe
            EinsteinChess

  1.Bf4-e3=S Ra7*c7=Q   2.Se3-c2=P Qc7*c2[+bPc7] #

solution finished.


