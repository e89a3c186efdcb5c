
            Shlomo Seider
           Theodor Tauber
   feenschach 68, 1983, no. 4002v

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   B   N   .   .   G  -G   .   8
|                                   |
7   P   K   .   .  -P   .  -P   N   7
|                                   |
6   .   .  -P   .   .   .  -S   .   6
|                                   |
5  -P   P   P   .   .   .   .   .   5
|                                   |
4  -G   .  -P  -K  -R   P   N   .   4
|                                   |
3  -G  -B   G   .   .   .   .   .   3
|                                   |
2   .   .   .   .  -G  -G   .   .   2
|                                   |
1   .   N   .   .   N   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                        13 + 14
              Circe PWC

a) 

   1.Gf8-d6 ! threat:
          2.Gd6-b6 #
      1...Ge2*b5[+wPe2]
          2.Ne1-f3 #
      1...Gf2*c5[+wPf2]
          2.Ng4-h2 #
      1...Ga3*d6[+wGa3]
          2.Nb1-f3 #
      1...e7*d6[+wGe7]
          2.Ng4-h2 #
      1...Gg8*b8[+wBg8]
          2.Nh7-f3 #


b) Circe  

   1.Gf8-d6 ! threat:
          2.Gd6-b6 #
      1...Ge2*b5[+wPb2]
          2.Nb1-f3 #
      1...Gf2*c5[+wPc2]
          2.Ne1-f3 #
      1...Ga3*d6[+wGd8]
          2.Nh7-f3 #
      1...c6*b5[+wPb2]
          2.Nb1-f3 #
      1...e7*d6[+wGd8]
          2.Nh7-f3 #
      1...Gg8*b8[+wBc1]
          2.Ng4-h2 #


solution finished.


