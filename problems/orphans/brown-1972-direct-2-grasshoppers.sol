
           David L. Brown
     British Chess Magazine 1972

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   G   .   .   .   .   .   8
|                                   |
7   .   R   K   O   .   .   .   .   7
|                                   |
6   .   .   P   .   O   .   .   .   6
|                                   |
5   .   .  -P   S   P  -R   .   .   5
|                                   |
4   P   .  -K  -P   .   .  -B   .   4
|                                   |
3   .   .   .   .   .   .   .  -G   3
|                                   |
2   .   .   O   .   .   .   .  -P   2
|                                   |
1   .   .   .   .   .   .   .  -G   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                         10 + 8

   1.Sd5-f4 ! zugzwang.
      1...Gh1*b7
          2.Od7-b5 #
      1...d4-d3
          2.Oc2*d3 #
      1...Bg4-d1
          2.Oc2-d3 #
          2.Oe6-b3 #
      1...Bg4-e2
          2.Oe6-b3 #
      1...Bg4-f3
          2.Oe6-b3 #
      1...Bg4-h5
          2.Oe6-b3 #


solution finished.


