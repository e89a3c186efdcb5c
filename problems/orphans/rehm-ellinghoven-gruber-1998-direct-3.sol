
           Hans Peter Rehm
          bernd ellinghoven
             Hans Gruber
StrateGems 4, October 1998, David L. Brown 50 Jubilee Tourney, prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .  -B  -R   .   8
|                                   |
7   .   .   R   .   P   .   .  -P   7
|                                   |
6   .   .   .   .   .   .   P   .   6
|                                   |
5   R   .   .  -P   .   .   O   B   5
|                                   |
4   .   .   .   .   .   .   .  -P   4
|                                   |
3   P  -K   .   .  -P   O   .  -R   3
|                                   |
2   .   .   .   .   .   P   .   .   2
|                                   |
1   .   K   .   .   .   .   .  -B   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #3                         10 + 9

   1.Ra5-a6 ! threat:
          2.Ra6-b6 +
              2...Kb3*a3
                  3.Rc7-a7 #
              2...Kb3-a4
                  3.Rc7-a7 #
      1...Bf8*e7
          2.Of3*d5 +
              2...Bh1*d5
                  3.Bh5-d1 #
              2...Rh3-f3
                  3.Og5*e3 #
      1...Rg8*g6
          2.Of3*e3 +
              2...Bh1-f3
                  3.Og5*d5 #
              2...Rh3-h2
                  3.Bh5-d1 #
              2...Rh3*e3
                  3.Bh5-d1 #


solution finished.


