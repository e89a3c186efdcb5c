
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .  -K   .   .   8
|                                   |
7   P  -P   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   K   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4  -Q   .   Q   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   P   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1  -S   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          4 + 4
          AntiCirce Diagram

   1.Qc4*a4[wQa4->c4] ! threat:
          2.Qc4-c8 #
          2.a7-a8=Q #
          2.a7-a8=R #
      1...Kf8-e8
          2.Qc4-c8 #


solution finished.


