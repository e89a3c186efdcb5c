
            Marko Klasinc
Gavrilović tourney 1974-1976, 3rd prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   R   .   .   R   K   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .  -R   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .  -R  -K   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         3 + 3

a) 

  1.Rc3-f3 Rc5-c2   2.Rf3-f1 Rf5-e5 #

b) R ==> B  

  1.Bc3-d4 Bf5-d3   2.Bd4-f2 Bc5-b4 #

c) R ==> S  

  1.Sc3-b1 Sf5-g3   2.Sb1-d2 Sc5-d3 #

solution finished.


