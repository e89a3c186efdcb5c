
          Stephen Emmerson
    original (examples of Popeye)

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -K   .   K   .   .   .   .   .   8
|                                   |
7  -P   .   .   .   .   .   .   .   7
|                                   |
6   .   P   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
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
  #2                          2 + 2
           AntiCirce Super

a) 

   1.b6*a7[wPa7->d8=Q] !
      1...Ka8-a7
          2.Qd8-a5 #


b) =2  

   1.b6*a7[wPa7->b6] = !

   1.b6*a7[wPa7->e8=Q] !
      1...Ka8-a7
          2.Qe8-c6 =


solution finished.


