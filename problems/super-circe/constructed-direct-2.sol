
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -K   .   K   .   .   R   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .  -P   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .  -R   .   .   .   3
|                                   |
2   .   .   R   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          3 + 3
             Circe Super

   1.Rc2-a2 + !
      1...Re3-a3
          2.Ra2*a3 #
          2.Ra2*a3[+bRb1] #
          2.Ra2*a3[+bRd1] #
          2.Ra2*a3[+bRe1] #
          2.Ra2*a3[+bRf1] #
          2.Ra2*a3[+bRg1] #
          2.Ra2*a3[+bRh1] #
          2.Ra2*a3[+bRb2] #
          2.Ra2*a3[+bRd2] #
          2.Ra2*a3[+bRe2] #
          2.Ra2*a3[+bRf2] #
          2.Ra2*a3[+bRg2] #
          2.Ra2*a3[+bRh2] #
          2.Ra2*a3[+bRf6] #
          2.Ra2*a3[+bRg6] #
          2.Ra2*a3[+bRh6] #
          2.Ra2*a3[+bRg8] #
          2.Ra2*a3[+bRh8] #


solution finished.


