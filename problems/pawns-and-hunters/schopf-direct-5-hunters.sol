
            Robert Schopf
      original for Die Schwalbe

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .  -K   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   K   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .  RR   .   .   .   .   4
|                                   |
3   .   .  BR   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #5                          3 + 1

   1.Ke6-f6 !
      1...Ke8-f8
          2.RRd4-e3
              2...Kf8-g8
                  3.Kf6-e7
                      3...Kg8-h7
                          4.RRe3-g1
                              4...Kh7-h6
                                  5.BRc3-h8 #


solution finished.


