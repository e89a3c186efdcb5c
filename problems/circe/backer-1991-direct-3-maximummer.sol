
            Horst Bäcker
Problemkiste 77, October 1991, no. 2788

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   R   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .  -P   .   .   P   .   B   .   6
|                                   |
5   .   .   .   P   .   .  -P   .   5
|                                   |
4   .   .  -P   .   .   .   .   .   4
|                                   |
3   .   .  -P  -S   .   .   .   .   3
|                                   |
2   K   .  -K   .  -P   .   .   .   2
|                                   |
1   .   R   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #3                          6 + 7
                Circe
           BlackMaximummer

   1.Rb1-f1 ! zugzwang.
      1...e2*f1=Q[+wRh1]
          2.Rf8*f1[+bQd8] zugzwang.
              2...Qd8-h8
                  3.Rf1-f2 #
      1...e2*f1=S[+wRh1]
          2.Rf8-f2 +
              2...Sf1-d2
                  3.Rh1-c1 #
      1...e2*f1=R[+wRh1]
          2.Ka2-a3 zugzwang.
              2...Rf1*f8[+wRa1]
                  3.Ra1-a2 #
      1...e2*f1=B[+wRh1]
          2.e6-e7 zugzwang.
              2...Bf1-h3
                  3.Rf8-f2 #


solution finished.


