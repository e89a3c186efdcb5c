
          Bernd Ellinghoven
   Oxford 1993, honourable mention

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .  -R   .   .   8
|                                   |
7   .   .   .  -R   .   .   .   .   7
|                                   |
6  -P   .   .  -P   .   .   .   .   6
|                                   |
5   .   .   .   .   .   Q  -P   .   5
|                                   |
4   K   .   .   .   .   .   B  -K   4
|                                   |
3   .  -P   .   .   .   .   .   P   3
|                                   |
2   .   .   .   .   .   .   .   P   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #3                          5 + 7
           Circe Symmetry

   1.Qf5-f7 ! threat:
          2.Qf7-h5 #
      1...Rd7*f7[+wQc2]
          2.Qc2-f2 +
              2...Rf7*f2[+wQc7]
                  3.Qc7-h7 #
      1...Rf8*f7[+wQc2]
          2.Qc2-h7 +
              2...Rf7*h7[+wQa2]
                  3.Qa2-f2 #
      1...Rf8-h8
          2.Qf7-f2 #


solution finished.


