
           Pierre Monréal
           Fernand Calvet
         The Problemist 1974

+---a---b---c---d---e---f---g---h---+
|                                   |
8   K   .   Q   .  -B  -R   .   .   8
|                                   |
7   .   R   .   .   .   .   .   .   7
|                                   |
6  -P   . -BI  BI   .   .   .   .   6
|                                   |
5   P   .  -P  -P   .   .   .   .   5
|                                   |
4   .  -P  -K   .   .   .   .  -R   4
|                                   |
3   .   S   .   .   .  -P  -B   .   3
|                                   |
2   .   P   .   R -BI   .   .  BI   2
|                                   |
1   .   .   .   .   .   B   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                        10 + 12

   1.Rb7-b8 ! threat:
          2.Qc8*a6 #
      1...Bg3*d6
          2.BIh2-e1 #
      1...d5-d4
          2.Qc8-e6 #
      1...BIc6-a3
          2.Qc8*c5 #
      1...BIc6*b3
          2.BId6-a7 #
      1...BIc6-d3
          2.Rd2-c2 #
      1...BIc6-e3
          2.Qc8*c5 #
      1...BIc6-f4
          2.Rd2-d4 #
      1...BIc6-f5
          2.Qc8*c5 #
      1...BIc6-f7
          2.BIh2-f5 #


solution finished.


