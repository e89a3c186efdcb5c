
           Michel Caillaud
Problemkiste 102, December 1995, no. 3898

+---a---b---c---d---e---f---g---h---+
|                                   |
8   K   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   P   P   .   .   7
|                                   |
6   .   .   .   .  -K   .   .   .   6
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
  h#3.5                       3 + 1
              MarsCirce

a) 

  1...f7-f8=R   2.Ke6-f7 e7-e8=S   3.Kf7-g8 Se8-g7   4.Kg8-h8 Rf8-g8 #

b) bKe6-->d5  

  1...f7-f8=B   2.Kd5-c4 Bf8-g7   3.Kc4-b3 Bg7-c3   4.Kb3-c2 e7-e8=Q #

solution finished.


