
           Vicente Tinebra
            Phénix 1990

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .  -B   .   .   .   8
|                                   |
7   .   .   .   .   K   .   .   .   7
|                                   |
6   B   .   Q   .  -P   .   P   S   6
|                                   |
5   .   .   .   .   P   .   .  -R   5
|                                   |
4   .   .   .   .  -P  -P   S   .   4
|                                   |
3   .   .   P   .   .  -K  -P   .   3
|                                   |
2   .   .   .   R  -P   .  -S   .   2
|                                   |
1   .   R   .   .   .   .  -S   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                        10 + 10
           Circe Volcanic

   1.Rd2-d4 ! threat:
          2.Qc6*e4[+bPe7->v] #
      1...Rh5*e5[+wPe2->v]
          2.Rb1-f1 #
      1...Rh5*h6[+wSg1->v]
          2.Ba6*e2[+bPe7->v] #
      1...Be8*c6[+wQd1]
          2.Qd1-f1 #
      1...Be8*g6[+wPg2->v]
          2.Rd4-d3 #


solution finished.


