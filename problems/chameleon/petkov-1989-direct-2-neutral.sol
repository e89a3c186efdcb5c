
           Petko A. Petkov
feenschach 92, September 1989, no. 5625

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   P   .   .   7
|                                   |
6   .   .   R   S   .   .  -P   .   6
|                                   |
5   .   .   .   .  -K   .   P  -P   5
|                                   |
4   K   .   .   .   .  =S   .   .   4
|                                   |
3   .   .   .   .   P   .   .   .   3
|                                   |
2   .   .   .   .  -P   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                     6 + 4 + 1n
         Chameleon c6 d6 f4

   1.cRc6-c7=cQ ! threat:
          2.cQc7-c4=cS #
      1...ncSf4-g2=ncB
          2.cSd6-c8=cB #
      1...ncSf4-d3=ncB
          2.cSd6-c4=cB #
      1...ncSf4-h3=ncB
          2.cSd6-b7=cB #
      1...ncSf4-d5=ncB
          2.cSd6-e4=cB #
      1...ncSf4-e6=ncB
          2.cSd6-f5=cB #


solution finished.


