
            Torsten Linß
    original (examples of Popeye)

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .  -B   .   .   .   B  -Q   8
|                                   |
7   Q   .   .   .   .   .  -P   .   7
|                                   |
6   .  -R   S  -P   .  -B   .   .   6
|                                   |
5   .   R   .   .   .   .   .  -P   5
|                                   |
4   .   .   .  -P  -K   .  -P   .   4
|                                   |
3  -S   .   .  -P   .   .   P   .   3
|                                   |
2   .   S   .  -S   .   K   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                         7 + 13
                Circe

a) 

   1.Qa7-d7 ! threat:
          2.Bg8-d5 #
      1...Sa3*b5[+wRh1]
          2.Rh1-e1 #
      1...Rb6*b5[+wRh1]
          2.Rh1-e1 #
      1...Rb6*c6[+wSb1]
          2.Sb1*d2[+bSb8] #
      1...Bc8*d7[+wQd1]
          2.Qd1-e1 #
      1...Qh8*g8[+wBf1]
          2.Bf1*d3 #


b) Circe Chameleon Q->S->B->R->Q  

   1.Qa7-d7 ! threat:
          2.Bg8-d5 #
      1...Sa3*b5[+wQd1]
          2.Qd1-e1 #
      1...Rb6*b5[+wQd1]
          2.Qd1-e1 #
      1...Rb6*c6[+wBf1]
          2.Bf1*d3 #
      1...Bc8*d7[+wSb1]
          2.Sb1*d2[+bBf8] #
      1...Qh8*g8[+wRh1]
          2.Rh1-e1 #


c) Circe Clone  

   1.Qa7-d7 ! threat:
          2.Bg8-d5 #
      1...Sa3*b5[+wSb1]
          2.Sb1*d2[+bSb8] #
      1...Rb6*b5[+wRh1]
          2.Rh1-e1 #
      1...Rb6*c6[+wRh1]
          2.Rh1-e1 #
      1...Bc8*d7[+wBf1]
          2.Bf1*d3[+bBc8] #
      1...Qh8*g8[+wQd1]
          2.Qd1-e1 #


d) Circe Chameleon Q->R->B->S->Q  

   1.Qa7-d7 ! threat:
          2.Bg8-d5 #
      1...Sa3*b5[+wBf1]
          2.Bf1*d3 #
      1...Rb6*b5[+wBf1]
          2.Bf1*d3 #
      1...Rb6*c6[+wQd1]
          2.Qd1-e1 #
      1...Bc8*d7[+wRh1]
          2.Rh1-e1 #
      1...Qh8*g8[+wSb1]
          2.Sb1*d2[+bQd8] #


solution finished.


