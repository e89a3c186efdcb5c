
           Jörg Kuhlmann
          Achim Schöneberg
 feenschach 71, November 1984, no. v

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   K   8
|                                   |
7   .   .   .   .   P   .   .   .   7
|                                   |
6  -P  -R  -P   .   .   .   .   .   6
|                                   |
5   S  -K   .   .   .   .   .   .   5
|                                   |
4   .   P   .   .   .   .   .   .   4
|                                   |
3   .   .   B   B   .   .   .   .   3
|                                   |
2   .   .   .   .  -P   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         6 + 5
     Functionary e7 b6 a5 d3 e2

a) 

  1.fPe2-e1=fR fPe7-e8=fB   2.fRe1-e5 fBe8*c6 #

b) wfSa5-->c5  

  1.fPe2-e1=fQ fPe7-e8=fS   2.fQe1-e7 fSe8-c7 #

solution finished.


