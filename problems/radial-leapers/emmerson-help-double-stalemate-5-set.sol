
          Stephen Emmerson
    original (examples of Popeye)

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2 -TH   .   .   .   .   .   .   .   2
|                                   |
1  LH   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h==5                        1 + 1

  1...LHa1-b1   2.THa2-c2 LHb1-a2   3.THc2-a4 LHa2-c2   4.THa4-e4 LHc2-a4   5.THe4-a8 LHa4-e4 ==

  1.THa2-b1 LHa1-a2   2.THb1-b3 LHa2-b1   3.THb3-d1 LHb1-b3   4.THd1-d5 LHb3-d1   5.THd5-h1 LHd1-d5 ==

solution finished.


