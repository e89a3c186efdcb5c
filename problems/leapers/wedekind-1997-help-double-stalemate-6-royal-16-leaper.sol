
           Claus Wedekind
Problemkiste 109, February 1997, no. NG11

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   . -16   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   P   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h==6                        1 + 1
             Royal h7 a2

  1.r16h7-b6 rPa2-a3   2.r16b6-h5 rPa3-a4   3.r16h5-b4 rPa4-a5   4.r16b4-h3 rPa5-a6   5.r16h3-b2 rPa6-a7   6.r16b2-h1 rPa7-a8=r16 ==

solution finished.


