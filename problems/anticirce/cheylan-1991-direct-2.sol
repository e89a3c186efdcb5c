
            Yves Cheylan
Springaren 46, September 1991, no. 6995

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -S   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   P   .   7
|                                   |
6   .   .   B   .   .   .   .   .   6
|                                   |
5   B   .   .   .   .   .   .   .   5
|                                   |
4  -S   .   S   .   .   .   .   .   4
|                                   |
3   .   .  -B   .  -P  -P   S   .   3
|                                   |
2   P   .   .   .   .   P   K   .   2
|                                   |
1   R   .   .   R  -K   .   .  -R   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                         10 + 7
              AntiCirce

   1.a2-a3 ! threat:
          2.Ra1-a2 #
      1...Rh1-f1
          2.Rd1-d8 #
      1...e3-e2
          2.Ra1-b1 #
      1...Sa4-b2
          2.Ra1-c1 #


solution finished.


