
          Norbert Geissler
Die Schwalbe 125, October 1990, no. 7100

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .  -R   .   .   .   .  -B   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .  -S   .   .  -R   .   .   6
|                                   |
5   .   .   .  -K   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .  -P   .   .   3
|                                   |
2   .   .   .   .   .  -P   .   .   2
|                                   |
1   .   P   .   .   .   K   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         2 + 7
              Circe PWC
               Duplex

  1.Rb8*b1[+wPb8=Q] + Kf1*f2[+bPf1=B]   2.Bf1-c4 Qb8-e5 #

  1.Kf1*f2[+bPf1=S] Rb8*b1[+wPb8=R]   2.Rb8*g8[+bBb8] Bb8-a7 #

solution finished.


