
            Yves Cheylan
diagrammes, 11th theme tourney 1993, 6th commendation

+---a---b---c---d---e---f---g---h---+
|                                   |
8   Q   .   .   .   .  -K   .   .   8
|                                   |
7   .   .   S   .   B  -P   .   P   7
|                                   |
6   .   .   .   .   K  -P   .   P   6
|                                   |
5   .   .   .   .   .   P   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   P   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1  -S   .   R  -Q   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  s#2                         9 + 5
              AntiCirce

   1.h7-h8=R ! zugzwang.
      1...Sa1*b3[bSb3->g8]
          2.Rc1-a1 +
              2...Sg8*e7[bSe7->b8] #
      1...Qd1*b3[bQb3->d8]
          2.Rc1-e1 +
              2...Qd8*e7[bQe7->d8] #
      1...Qd1-d8
          2.Rc1-e1 +
              2...Qd8*e7[bQe7->d8] #


solution finished.


