
            Gunter Jordan
Problemkiste 68, April 1990, no. 2414

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .  -P   .   .   6
|                                   |
5   .   .   .   S   .  -P   .   B   5
|                                   |
4   .   .   .   .   .  -P   .   .   4
|                                   |
3   .   .   .   .   .   K   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .  -K   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-h=16                    3 + 4
                Circe

  1.Ke1-f1   2.Kf1-g1   3.Kg1-h2   4.Kh2-h3   5.Kh3-h4   6.Kh4*h5[+wBf1]   7.Kh5-g6   8.Kg6-f7   9.Kf7-e6  10.Ke6*d5[+wSb1]  11.Kd5-c5  12.Kc5-b4  13.Kb4-b3  14.Kb3-c2  15.Kc2-d1  16.Kd1-e1 Bf1-e2 =

solution finished.


