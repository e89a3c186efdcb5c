
           Petko A. Petkov
   Europa-Rochade, May 1990, no. 1

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   R   .   .   .   .   8
|                                   |
7  -B   .   Q   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   B   K   .   6
|                                   |
5   .   .  -P   .   .   P  -P   .   5
|                                   |
4   .   .   .   .  -K   .   .   .   4
|                                   |
3   .   .   .   .  -S  -P   .   .   3
|                                   |
2   .   .   .   .   .  -S   .   B   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          6 + 7
         Chameleon d8 c7 h2

   1.cRd8-d2=cQ ! threat:
          2.cQc7-d6=cS #
      1...Sf2-d3
          2.cQd2-c3=cS #
      1...Se3-c4
          2.cQc7-g3=cS #
      1...Se3*f5
          2.cBh2-e5=cR #
      1...Ba7-b8
          2.cQc7*c5=cS #


solution finished.


