
             Peter Wong
           feenschach 1993

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .  GF   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   . -MO   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h=3                         1 + 1

a) 

  1.MOd4-e2 GFd6-c2   2.MOe2-g3 GFc2-g1   3.MOg3-h1 GFg1-g2 =
  1.MOd4-b5 GFd6-b7   2.MOb5-c7 GFb7-a7   3.MOc7-a8 GFa7-b7 =

b) bMOd4-->d5  

  1.MOd5-b4 GFd6-b8   2.MOb4-c2 GFb8-a2   3.MOc2-a1 GFa2-b2 =
  1.MOd5-e7 GFd6-c7   2.MOe7-g6 GFc7-g8   3.MOg6-h8 GFg8-g7 =

solution finished.


