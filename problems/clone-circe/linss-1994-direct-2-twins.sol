
            Torsten Linß
Probleemblad 52/5, September 1994, no. 2634

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .  -S   .   .  -R   .  -B   .   8
|                                   |
7   .   .   .   R   .   P   .  -B   7
|                                   |
6   .  -B   .   .   B   P  -P   .   6
|                                   |
5   .   .   .   .  -P   S   K   .   5
|                                   |
4   .  -P   .   .  -K   .   .  -P   4
|                                   |
3   .  -P   .   R   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   P   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                         8 + 11
                Circe

a) 

   1.Rd3*b3[+bPb7] ! threat:
          2.Be6-d5 #
      1...Bb6-e3 +
          2.Rb3*e3[+bBf8] #
      1...g6*f5[+wSb1]
          2.Sb1-d2 #
      1...Sb8*d7[+wRh1]
          2.Rh1*h4 #
      1...Re8*e6[+wBf1]
          2.Bf1-d3 #
      1...Bg8*f7[+wPf2]
          2.f2-f3 #


b) Circe Clone  

   1.Rd3-c3 ! threat:
          2.Be6-d5 #
      1...Bb6-e3 +
          2.Rc3*e3[+bRh8] #
      1...g6*f5[+wPf2]
          2.f2-f3 #
      1...Sb8*d7[+wSb1]
          2.Sb1-d2 #
      1...Re8*e6[+wRh1]
          2.Rh1*h4[+bRh8] #
      1...Bg8*f7[+wBf1]
          2.Bf1-d3 #


solution finished.


