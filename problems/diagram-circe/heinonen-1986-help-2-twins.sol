
            Unto Heinonen
44th feenschach theme tourney 1986-87, prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .  -P   .   .   .   7
|                                   |
6  -S  -Q  -P   .   .   .   .   .   6
|                                   |
5  -K  -R   .   R   .  -P   K   .   5
|                                   |
4  -R  -B   .   .   .   .   .   .   4
|                                   |
3   P  -P   B   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                        4 + 10
            Circe Diagram

a) 

  1.Qb6-d8 Bc3-e5   2.Bb4-e1 Be5-c7 #

b) wPa3-->c4  

  1.Ra4-a1 Rd5-d2   2.Rb5-e5 Rd2-a2 #

solution finished.


