
        Fadil Abdurahmanović
        Magyar Sakkélet 1979

+---a---b---c---d---e---f---g---h---+
|                                   |
8   K   .   .   .   .   .   .  -S   8
|                                   |
7   .   .   .   P   P   .   .   .   7
|                                   |
6   .  -R   .   .   .   .  -P   .   6
|                                   |
5   .   .  -R   .  -B  -K   .   .   5
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
  h#2                         3 + 6

a) 

  1.Kf5-e6 e7-e8=Q +   2.Ke6-d6 d7-d8=Q #

b) -wPe7  +wSe8  

  1.Kf5-g5 d7-d8=Q +   2.Kg5-h6 Qd8-h4 #

c) -wPe7  +wBe8  

  1.Rb6-f6 d7-d8=Q   2.Kf5-e6 Qd8-d7 #

d) -wPe7  +wRe8  

  1.Kf5-f6 d7-d8=Q +   2.Kf6-f7 Qd8-e7 #

e) -wPe7  +wQe8  

  1.Kf5-f6 Qe8-g8   2.Kf6-e7 d7-d8=Q #

solution finished.


