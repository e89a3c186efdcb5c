
           Theodor Tauber
       f-95, June 1991, p. 303

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   R   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   K  -P   .   .   Q   .   6
|                                   |
5   .   S   .   P   .   .   .   .   5
|                                   |
4   .   .   .  -P   .   .   .   .   4
|                                   |
3  -P   S  -P   .  -K   .   .   .   3
|                                   |
2  -R   .   .   .  -S  -S   .  -P   2
|                                   |
1   .   .   .   .   .   B   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          7 + 9

a) 

   1.Sb5*d6 ! threat:
          2.Sd6-c4 #
      1...Se2-f4
          2.Qg6-g3 #
      1...Sf2-e4
          2.Qg6*e4 #


b) Circe File  

   1.Bf1-g2 ! threat:
          2.Rf8-f3 #
      1...Se2-c1
          2.Qg6-e4 #
      1...Se2-g1
          2.Qg6-e4 #
      1...Se2-g3
          2.Qg6-e4 #
      1...Se2-f4
          2.Qg6-e4 #

   1.Sb5*a3[+bPa7] ! threat:
          2.Sa3-c4 #
      1...Ra2*a3[+wSa1]
          2.Sa1-c2 #
      1...Se2-f4
          2.Qg6-e4 #
      1...Sf2-e4
          2.Qg6-g3 #


solution finished.


