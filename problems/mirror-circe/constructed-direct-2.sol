
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   R  -B   .   .   .  -K   8
|                                   |
7   P   .   .   .   .   .   .   .   7
|                                   |
6  -P   .   .   .   .   .   .   K   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   B   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          4 + 3
            Circe Mirror

   1.Kh6-g6 ! threat:
          2.Rc8*d8[+bBc1] #


solution finished.


