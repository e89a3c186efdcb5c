
           Petko A. Petkov
   Europa-Rochade, May 1990, no. 4

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .  -R  -P   .   .   .   7
|                                   |
6   .   .   .  -P  =S   .   S   .   6
|                                   |
5   .   .   .   B   .  -K   .   P   5
|                                   |
4   .   .   .   .   S   .   .   .   4
|                                   |
3   .   .   P   .   .   P   .   .   3
|                                   |
2   .   .   .   K   .   .  -P   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #3                     7 + 5 + 1n
           Chameleon e6 d5

   1.c3-c4 ! threat:
          2.Sg6-h4 +
              2...Kf5-e5
                  3.f3-f4 #
      1...ncSe6-f4=ncB +
          2.ncBf4-g5=ncR +
              2...ncRg5-g3=ncQ
                  3.Sg6-h4 #
      1...ncSe6-c5=ncB
          2.cBd5-f7=cR +
              2...Kf5-e6
                  3.Se4-g5 #
      1...ncSe6-g5=ncB +
          2.ncBg5-f4=ncR +
              2...ncRf4-h4=ncQ
                  3.Se4-g3 #
      1...ncSe6-c7=ncB
          2.cBd5-f7=cR +
              2...Kf5-e6
                  3.Se4-g5 #
      1...ncSe6-d8=ncB
          2.cBd5-f7=cR +
              2...Kf5-e6
                  3.Se4-g5 #
      1...ncSe6-f8=ncB
          2.cBd5-f7=cR +
              2...Kf5-e6
                  3.Se4-g5 #


solution finished.


