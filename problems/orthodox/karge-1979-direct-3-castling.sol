
             Fritz Karge
     Stern 46/1979 (correction)

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   Q   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   P   .  -P   P   .   .   6
|                                   |
5   .   .   .   .  -K   .   .   .   5
|                                   |
4   .   .   .   .   P   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   S   .   .   .   2
|                                   |
1   R   .   .   .   K   .   .   R   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #3                          8 + 2

   1.Qf8-e7 ! threat:
          2.Ra1-a3 zugzwang.
              2...Ke5*e4
                  3.Qe7*e6 #
          2.Rh1-h3 zugzwang.
              2...Ke5*e4
                  3.Qe7*e6 #
      1...Ke5*e4
          2.Qe7*e6 +
              2...Ke4-d3
                  3.0-0-0 #
              2...Ke4-f3
                  3.0-0 #


solution finished.


