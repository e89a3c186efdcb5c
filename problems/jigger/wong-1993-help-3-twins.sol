
             Peter Wong
      Die Schwalbe, April 1993

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   B   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   B   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   . -OA   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#3                         2 + 1
              Royal d2
            Jigger d7 d4

a) 

  1.rOAd2-f1 jBd4-g1   2.rOAf1-g3 jBd7-h3   3.rOAg3-h1 jBh3-g2 #
  1.rOAd2-a8 jBd4-a7   2.rOAa8-c7 jBd7-c8   3.rOAc7-a8 jBc8-b7 #

b) brOAd2-->e1  

  1.rOAe1-c2 jBd4-b2   2.rOAc2-g4 jBd7-f5   3.rOAg4-a1 jBf5-b1 #
  1.rOAe1-g5 jBd7-f5   2.rOAg5-f7 jBd4-g7   3.rOAf7-h8 jBf5-h7 #

solution finished.


