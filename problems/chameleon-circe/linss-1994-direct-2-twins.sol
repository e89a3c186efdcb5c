
            Torsten Linß
diagrammes 111, October 1994, no. 3183, 3rd honourable mention

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .  -R   .   .   .   .   8
|                                   |
7   .  -P   .   R   .   .  -S  -P   7
|                                   |
6   .   K   S   .   .   P   Q   .   6
|                                   |
5   .   .   .   S   .  -R  -S   .   5
|                                   |
4  -P   .   .   B  -K   .   .  -Q   4
|                                   |
3   .   B   P  -P   P  -P   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                        10 + 11
                Circe

a) 

   1.Sd5-c7 ! threat:
          2.Bb3-d5 #
      1...d3-d2
          2.Bb3-c2 #
      1...a4*b3[+wBf1]
          2.Bf1*d3 #
      1...b7*c6[+wSb1]
          2.Sb1-d2 #
      1...h7*g6[+wQd1]
          2.Qd1*d3 #
      1...Rd8*d7[+wRh1]
          2.Rh1*h4[+bQd8] #


b) Circe Chameleon  

   1.Sd5-b4 ! threat:
          2.Bb3-d5 #
      1...a4*b3[+wRh1]
          2.Rh1*h4[+bSb8] #
      1...b7*c6[+wBf1]
          2.Bf1*d3 #
      1...h7*g6[+wSb1]
          2.Sb1-d2 #
      1...Rd8*d7[+wQd1]
          2.Qd1*d3 #


solution finished.


