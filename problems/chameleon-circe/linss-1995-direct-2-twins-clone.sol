
            Torsten Linß
Europa-Rochade, September 1995, no. 1240, 1st honourable mention

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   S   .  -R   B   .   .   8
|                                   |
7   .   .   .   B   .   .   .   .   7
|                                   |
6   K   .   S   .   P  -S   .   .   6
|                                   |
5  -B   .  -P  -K  -P   P   .   .   5
|                                   |
4   .   P  -P   .  -P   .   .   .   4
|                                   |
3   .   .  -P   .   P   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1  -S   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                         9 + 10
                Circe

a) 

   1.Sc6-a7 ! threat:
          2.Bd7-c6 #
      1...Sf6*d7[+wBf1]
          2.Bf1*c4[+bPc7] #
      1...Re8*e6[+wPe2] +
          2.Bd7*e6[+bRa8] #
      1...Re8*c8[+wSb1]
          2.Sb1*c3[+bPc7] #


b) Circe Chameleon  

   1.Sc6*a5[+bRh8] ! threat:
          2.Bd7-c6 #
          2.Sc8-b6 #
      1...Sf6*d7[+wRh1]
          2.Rh1-d1 #
      1...Re8*e6[+wPe2] +
          2.Bd7*e6[+bQd8] #
      1...Re8-e7
          2.Bd7-c6 #
      1...Re8*c8[+wBf1]
          2.Bf1*c4[+bPc7] #
      1...Re8*f8
          2.Bd7-c6 #
      1...Rh8*f8
          2.Bd7-c6 #


c) Circe Clone  

   1.Sc6-b8 ! threat:
          2.Bd7-c6 #
      1...Sf6*d7[+wSb1]
          2.Sb1*c3 #
      1...Re8*e6[+wRh1] +
          2.Bd7*e6 #
      1...Re8*c8[+wRh1]
          2.Rh1-d1 #


solution finished.


