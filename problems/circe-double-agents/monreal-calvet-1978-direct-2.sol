
           Pierre Monréal
           Fernand Calvet
     British Chess Magazine 1978

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .  -Q   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   P   .   .   .   .   5
|                                   |
4  -P   S   S   .   .   .   .   .   4
|                                   |
3   P   .   .   .   B   .   .  -R   3
|                                   |
2   K   .   B   P   .   .   .   .   2
|                                   |
1   .   .  -K   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          8 + 4
       Circe Mirror Turncoats

   1.Be3-d4 ! threat:
          2.Bd4-b2 #
      1...Rh3*a3[+wPa7=b] +
          2.Ka2*a3[+bRa1=w] #
      1...Rh3-b3
          2.Bc2*b3[+bRh1=w] #
      1...Rh3-c3
          2.d2*c3[+bRa1=w] #
          2.Bd4*c3[+bRa1=w] #
      1...Qb7*b4[+wSb8=b]
          2.a3*b4[+bQd1=w] #
      1...Qb7-g7
          2.Bd4*g7[+bQd1=w] #


solution finished.


