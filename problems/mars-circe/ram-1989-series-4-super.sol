
         Narayan Shankar Ram
 Das Vielväterproblem 1989, no. 237

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -K   .   K   .   .   .   .   .   8
|                                   |
7  -P   .   .   .   .   .   .   .   7
|                                   |
6   .   P   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-#4                      2 + 2
             Circe Super
              MarsCirce

  1.b6-b7   2.b7-b8=R   3.Kc8-b7   4.Rb8-a1*a7[+bPb8] #

solution finished.


