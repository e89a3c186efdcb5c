
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   R   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .  -P   .   .   .   6
|                                   |
5   .   .   .   .   P   .   .   .   5
|                                   |
4   .   .  -Q  -S   .   .   P   .   4
|                                   |
3   P   .   .   .   .  -K   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   K   .   .  -R   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  semi-r#2                    5 + 5
          AntiCirce Cheylan

   1.Ke1-d1 !
      1...Qc4-c1 #
      1...Qc4-c2 #
      1...Qc4-e2 #
      1...Qc4-d3 #

   1.Ra8-h8 !
      1...Qc4-c1 #
      1...Qc4-c3 #


solution finished.


