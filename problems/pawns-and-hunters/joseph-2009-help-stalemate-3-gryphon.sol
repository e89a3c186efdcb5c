
           Fernand Joseph
        Horizon, October 2009

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   . -GY   .   .   .   .   8
|                                   |
7  -P   .   .   P   .   .   .   .   7
|                                   |
6   .   .  -P   .   .   .   .   .   6
|                                   |
5  -P   .   P  -K   .   K   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .  -P   .   2
|                                   |
1   .   .   .   .   .   .   B   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h=3                         4 + 6

  1.GYd8-c7 d7-d8=GY   2.GYc7-h2 GYd8*a5   3.GYh2-h1 GYa5-a6 =

solution finished.


