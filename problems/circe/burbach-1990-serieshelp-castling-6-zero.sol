
            J. J. Burbach
Problemkiste 70, August 1990, no. 2478

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   R   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .  -P   .   .   .   .   .   2
|                                   |
1   .   .   .   S   K   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-h006                    3 + 1
                Circe

zeroposition


a) wRh4-->g1  

  1.c2*d1=S[+wSb1]   2.Sd1-c3   3.Sc3*b1   4.Sb1-c3   5.Sc3-e2   6.Se2*g1[+wRa1] 0-0-0

b) -wSd1  +wQb1  

  1.c2*b1=S[+wQd1]   2.Sb1-c3   3.Sc3*d1   4.Sd1-e3   5.Se3-f5   6.Sf5*h4[+wRa1] 0-0-0

solution finished.


