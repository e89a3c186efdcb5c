
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   S   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   B   .   .   6
|                                   |
5  -Q   .   .   .   .  -R  -P   .   5
|                                   |
4   .   .   .   R   .   .   .   .   4
|                                   |
3  -P   .   .   P   .   .   .   .   3
|                                   |
2  -K   .   K   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          5 + 5
                Circe
             HalfDuplex

   1.Rf5-f2 + !
      1...Kc2-c1
          2.Qa5-e1 #
          2.Qa5-d2 #
      1...Kc2-d1
          2.Qa5-d2 #


solution finished.


