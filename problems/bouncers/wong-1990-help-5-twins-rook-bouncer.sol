
             Peter Wong
            Phénix 1990

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
3   .   .   .   .   . -B2   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   S   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#4.5                       1 + 1
              Royal f3

a) 

  1...Sa1-c2   2.rB2f3-c3 Sc2-a3   3.rB2c3-e3 Sa3-c4 +   4.rB2e3-e6 Sc4-e5   5.rB2e6-e7 Se5-c6 #
  1...Sa1-b3   2.rB2f3-c3 Sb3-c1   3.rB2c3-c5 Sc1-d3 +   4.rB2c5-f5 Sd3-e5   5.rB2f5-g5 Se5-f3 #

b) brB2f3-->d1  

  1...Sa1-c2   2.rB2d1-d2 Sc2-e3   3.rB2d2-d4 Se3-g4   4.rB2d4-a4 Sg4-e5   5.rB2a4-b4 Se5-c6 #

c) brB2f3-->f2  

  1...Sa1-b3   2.rB2f2-c2 Sb3-c1   3.rB2c2-c3 Sc1-b3   4.rB2c3-d3 Sb3-d4   5.rB2d3-d2 Sd4-f3 #

solution finished.


