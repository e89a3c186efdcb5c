
          Matti Myllyniemi
O. Kaila jubilee tourney 1967, 1st prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .  -S   8
|                                   |
7   .   .  -P   .   P  -P   .   .   7
|                                   |
6   .   .   P  -P  -P   R  -P   .   6
|                                   |
5   .   .  -P  -K   .   .   P   .   5
|                                   |
4   B   .   S  -P   .   .   .   .   4
|                                   |
3   .   .   .   K  -P   .   .   .   3
|                                   |
2   .   .   .   .   P   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                         8 + 10

a) 

   1.e7-e8=S ! threat:
          2.Se8*c7 #


b) h#2  

  1.e6-e5 e7-e8=Q   2.e5-e4 + Qe8*e4 #

c) s#2  

   1.e7-e8=B ! zugzwang.
      1...e6-e5
          2.Ba4-c2
              2...e5-e4 #


d) h=2  

  1.e6-e5 e7-e8=R   2.e5-e4 + Re8*e4 =

solution finished.


