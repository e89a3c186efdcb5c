
           Michel Olausson
Problemkiste 71, October 1990, no. 2528a

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   K   .  -K   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .  -P   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   P   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-=8                      2 + 2
                Circe

a) 

  1.d2-d4   2.d4-d5   3.d5-d6   4.d6-d7   5.d7-d8=R   6.Rd8-d4   7.Rd4*h4[+bPh7]   8.Rh4*h7 =

b) Circe Mirror  

  1.d2-d4   2.d4-d5   3.d5-d6   4.d6-d7   5.d7-d8=Q   6.Qd8*h4[+bPh2]   7.Qh4*h2   8.Qh2-h6 =

solution finished.


