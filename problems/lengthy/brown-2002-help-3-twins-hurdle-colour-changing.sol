
           David L. Brown
     USA-GB 2002 (?), 1st place

+---a---b---c---d---e---f---g---h---+
|                                   |
8   K   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .  -G   7
|                                   |
6   .   .   .  -P  -P   .   .   .   6
|                                   |
5   .   .   .   .  -K   .   .   .   5
|                                   |
4  -G   .   .   .   .   .   .   .   4
|                                   |
3   .   .   P   .  -R   G   .   .   3
|                                   |
2   .   .   .   .   .   S   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#3                         4 + 6
    HurdleColourChanging h7 a4 f3

a) 

  1.Re3-e4 hccGf3-d5[e4=w] +   2.hccGh7-d3[e4=b] hccGd5-f3[e4=w] +   3.hccGd3-f5[e4=b] Sf2-d3 #

b) bBe3  

  1.Be3-f4 hccGf3-f5[f4=w] +   2.hccGa4-g4[f4=b] hccGf5-f3[f4=w] +   3.hccGg4-e4[f4=b] Sf2-g4 #

solution finished.


