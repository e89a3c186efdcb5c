
             Peter Wong
           feenschach 1993

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   . -GE   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .  OA   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h==2.5                      1 + 1
              Royal g7

a) 

  1...OAd2-c4   2.rGEg7-h4 OAc4-e3   3.rGEh4-b2 OAe3-a1 ==
  1...OAd2-h4   2.rGEg7-e3 OAh4-d6   3.rGEe3-g7 OAd6-h8 ==

b) brGEg7-->a4  

  1...OAd2-c4   2.rGEa4-c6 OAc4-b6   3.rGEc6-b7 OAb6-a8 ==
  1...OAd2-g8   2.rGEa4-c2 OAg8-e7   3.rGEc2-g2 OAe7-h1 ==

solution finished.


