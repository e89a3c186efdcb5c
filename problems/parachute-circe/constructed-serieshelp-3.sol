
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -R   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   S   .   .   7
|                                   |
6   .   .   .   .   .   .   K   .   6
|                                   |
5   .  -S   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   P   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .  -K   Q   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-h#3                     4 + 3
           Circe Parachute

  1.Kg1-f2   2.Kf2*e3[+wPe2]   3.Ke3-f4 Qh1-f3 #

solution finished.


