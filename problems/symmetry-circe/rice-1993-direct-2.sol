
            John M. Rice
      Oxford 1993, commendation

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .  -B   .   .   .   B   .   .   8
|                                   |
7  -Q   .  -R   .   .   .   .   .   7
|                                   |
6  -P   .   Q   .  -B  -S   S   .   6
|                                   |
5   .   .   .   .   .   P   .   .   5
|                                   |
4   .   S   .  -K   B   .   .   .   4
|                                   |
3   .  -P   .   P   .   .   .   .   3
|                                   |
2   .   P   .   P   .   .   P   .   2
|                                   |
1   .   .   K  -S   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                         11 + 9
           Circe Symmetry

   1.Be4-d5 ! threat:
          2.Qc6-c5 #
      1...Be6*d5[+wBe4]
          2.Qc6*f6[+bSc3] #
      1...Sf6-e4
          2.Qc6-c3 #
      1...Sf6*d5[+wBe4]
          2.Qc6-c3 #
      1...Qa7-c5 +
          2.Bf8*c5[+bQf4] #
      1...Rc7*c6[+wQf3] +
          2.Sb4*c6 #
      1...Rc7-e7
          2.Qc6-c4 #


solution finished.


