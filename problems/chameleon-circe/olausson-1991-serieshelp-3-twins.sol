
           Michel Olausson
   Phénix 13, June 1991, no. 942

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .  -S   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   K   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3  -K   .   .   .   .   .   .   .   3
|                                   |
2   .   R   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-h#3                     2 + 2
           Circe Chameleon

a) 

  1.Sb8-a6   2.Sa6-b4   3.Sb4-a2 Rb2-b3 #

b) bSb8-->c8  

  1.Sc8-b6   2.Sb6-a4   3.Sa4*b2[+wQd1] Qd1-a4 #

solution finished.


