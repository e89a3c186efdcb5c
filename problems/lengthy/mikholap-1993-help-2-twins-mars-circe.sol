
         Aleksandr Mikholap
The Problemist, March 1993, no. F1368

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   P   P   .  -P   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .  -R   .   .  -S  -R   .   .   4
|                                   |
3  -K  -B   .   .   .   .   .   .   3
|                                   |
2  -S   .   .   P   .   .   P   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         4 + 7
              MarsCirce

a) 

  1.Bb3-c4 f7-f8=B +   2.Ka3-b3 e7-e8=Q #

b) bBb3-->f2  

  1.Bf2-d4 f7-f8=Q   2.Bd4-b2 e7-e8=S #

c) bKa3-->f2  

  1.Kf2-f1 f7-f8=S   2.Rf4-f2 e7-e8=R #
  1.Kf2-e2 f7-f8=R   2.Se4-f2 e7-e8=B #

solution finished.


