
             Peter Wong
     Die Schwalbe, October 1994

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .  CG   .   .   7
|                                   |
6   .   .   S   .   .   .   .   .   6
|                                   |
5   .   .   .  -K   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#4                         2 + 1

a) 

  1.Kd5-c5 Sc6-e7   2.Kc5-b6 CGf7-b7   3.Kb6-a7 Se7-c6 +   4.Ka7-a8 CGb7-d5 #

b) wCGf7-->c7  

  1.Kd5-e4 CGc7-c4   2.Ke4-f3 Sc6-d4 +   3.Kf3-g2 CGc4-e4   4.Kg2-h1 Sd4-f3 #

+c) wSc6-->d7  

  1.Kd5-e6 CGc7-e7   2.Ke6-f7 CGe7-g7   3.Kf7-g8 Sd7-f6 +   4.Kg8-h8 CGg7-e5 #

+d) wSd7-->d6  

  1.Kd5-d4 CGc7-f4   2.Kd4-c3 Sd6-e4 +   3.Kc3-b2 CGf4-d4   4.Kb2-a1 Se4-c3 #

+e) h=4  wCGc7-->e6  

  1.Kd5-e5 Sd6-f7 +   2.Ke5-f6 CGe6-g6   3.Kf6-g7 Sf7-g5   4.Kg7-h8 CGg6-g4 =

+f) wCGe6-->a2  

  1.Kd5-d4 Sd6-c4   2.Kd4-c3 Sc4-d2   3.Kc3-b2 CGa2-c2   4.Kb2-a1 CGc2-e2 =

+g) wSd6-->b3  

  1.Kd5-e4 CGa2-d5   2.Ke4-f3 Sb3-d4 +   3.Kf3-g2 CGd5-d2   4.Kg2-h1 Sd4-e2 =

+h) wCGa2-->a5  

  1.Kd5-c6 Sb3-c5   2.Kc6-b6 CGa5-c7   3.Kb6-a7 Sc5-d7   4.Ka7-a8 CGc7-e7 =

solution finished.


