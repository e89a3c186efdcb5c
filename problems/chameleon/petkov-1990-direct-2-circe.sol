
           Petko A. Petkov
   Europa-Rochade, May 1990, no. 8

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .  -B   .   8
|                                   |
7   K   .   P  -B   .   .   .  -R   7
|                                   |
6   .   .   .   B   .   .   .   .   6
|                                   |
5   S   .   .   .   P  -P   .   .   5
|                                   |
4   .   .   .  -K   .   P   .   .   4
|                                   |
3   .  -P   S  -P   .  -P   .   .   3
|                                   |
2   .   .   .   P   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          8 + 8
            Chameleon d7
                Circe

   1.c7-c8=Q=c ! threat:
          2.Bd6-c5 #
      1...cBd7-a4=cR +
          2.cQc8*f5=cS[+bPf7] #
      1...cBd7-b5=cR +
          2.cQc8*f5=cS[+bPf7] #
      1...cBd7-c6=cR +
          2.cQc8*f5=cS[+bPf7] #
      1...cBd7-e6=cR +
          2.Sa5*b3[+bPb7] #
      1...cBd7*c8=cR[+wcQd1] +
          2.cQd1*f3=cS[+bPf7] #
      1...cBd7-e8=cR +
          2.cQc8*f5=cS[+bPf7] #


solution finished.


