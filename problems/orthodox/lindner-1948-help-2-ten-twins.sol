
          László Lindner
         Christmas card 1948

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .  -R   .  -S   .   .  -B   8
|                                   |
7   .   .  -K  -P  -P   .   S   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   P   .   .   .   K   .   .   5
|                                   |
4   .   R   .   .   .   .   .   .   4
|                                   |
3   .   .  -Q   .   .   .   .   .   3
|                                   |
2  -B   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         4 + 8

a) 

  1.Kc7-d8 Rb4-d4   2.Ba2-e6 + Sg7*e6 #

b) -bRc8  

  1.Ba2-d5 Rb4-c4 +   2.Kc7-d6 Sg7*e8 #

+c) -bBa2  

  1.Kc7-d8 Rb4-d4   2.Qc3-c8 Sg7-e6 #

+d) -bSe8  

  1.Kc7-d8 Rb4-h4   2.Qc3-c7 Rh4*h8 #

+e) -bQc3  

  1.Kc7-d6 Sg7-e6   2.Bh8-d4 Rb4*d4 #

+f) -bBh8  

  1.Kc7-d6 Sg7-e6   2.Kd6-d5 Rb4-d4 #

+g) -wPb5  

  1.Kc7-c8 Sg7-e8   2.Kc8-d8 Rb4-b8 #

+h) -wSg7  

  1.Kc7-d8 Kf5-g6   2.Kd8-e8 Rb4-b8 #

+i) -bPe7  

  1.Kc7-d8 Kf5-f6   2.Kd8-e8 Rb4-b8 #

+j) -bPd7  

  1.Kc7-d8 Kf5-e6   2.Kd8-e8 Rb4-b8 #

solution finished.


