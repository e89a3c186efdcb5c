
           Gérard Doukhan
The Problemist tourney 1977, 1st prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   B   .   .   .   .  -R   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .  -Q   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .  -B   5
|                                   |
4   .   S  -P  -S   .   .   .   .   4
|                                   |
3   .   .   S   .  -K   P   B   .   3
|                                   |
2   .   Q   .  -P   .   .   .   .   2
|                                   |
1   .   .   .  -R   .   R  -S   K   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          8 + 9
           Circe Volcanic

   1.Rf1-f2 ! threat:
          2.Sc3*d1[+bRa8->v] #
      1...Rd1-a1
          2.Qb2*d2[+bPd7] #
      1...Rd1-b1
          2.Qb2*d2[+bPd7] #
      1...Rd1-c1
          2.Qb2*d2[+bPd7] #
      1...Rd1-e1
          2.Qb2*d2[+bPd7] #
      1...Rd1-f1
          2.Qb2*d2[+bPd7] #
      1...Sg1*f3[+wPf2->v] +
          2.Rf2-f1[+wPf2] #
      1...Sd4*f3[+wPf2->v]
          2.Rf2*d2[+bPd7][+wPf2] #
      1...Bh5*f3[+wPf2->v] +
          2.Rf2-g2[+wPf2] #
      1...Qc6*f3[+wPf2->v] +
          2.Rf2*f3[+bQd8][+wPf2] #
      1...Qc6-a4
          2.Sc3-d5 #
      1...Rf8*f3[+wPf2->v]
          2.Rf2-e2[+wPf2] #


solution finished.


