
            Shlomo Seider
The Problemist, January 1993, no. F1361

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   B   .   R   .   .   8
|                                   |
7   .   .  -Q   .   .  -P   .   .   7
|                                   |
6  -B   .   .   .   .   Q  -P  -B   6
|                                   |
5   .   .   S  -R   P   .   .   .   5
|                                   |
4   .   .   .   .   .  -P   .   .   4
|                                   |
3   .   S   .   .   .  -K   .  -P   3
|                                   |
2  -R  -P   .   .  -P   K  -S   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                         7 + 13
Paralysing d8 f8 c7 f7 a6 g6 c5 a2 f2 g2
                Circe

a) 

   1.Qf6-g5 ! threat:
          2.Qg5-g4 #
      1...Rd5*c5[+wpSg1]
          2.Qg5*g2[+bpSg8] #
      1...Rd5*d8[+wpBc1]
          2.Qg5-g3 #
      1...Bh6*g5[+wQd1]
          2.Qd1*d5[+bRa8] #
      1...Bh6*f8[+wpRa1]
          2.Sb3-d4 #


b) Circe PWC  

   1.Qf6-g5 ! threat:
          2.Qg5-g4 #
      1...Rd5*c5[+wpSd5]
          2.Qg5-g3 #
      1...Rd5*d8[+wpBd5]
          2.Sb3-d4 #
      1...Bh6*g5[+wQh6]
          2.Qh6*h3[+bPh6] #
      1...Bh6*f8[+wpRh6]
          2.Qg5*g2[+bpSg5] #


solution finished.


