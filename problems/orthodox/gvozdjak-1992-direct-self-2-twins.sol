
           Peter Gvozdják
Osmo Kaila memorial tourney 1992, 3rd prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .  -B   .   8
|                                   |
7   Q  -P   .   P   P  -Q  -P   .   7
|                                   |
6  -S   .   .   K   .  -P   P   B   6
|                                   |
5   .   .   S   .   .   .   R   .   5
|                                   |
4   .   .   .   .  -P   .   P   .   4
|                                   |
3   .   P   .   .  -K   .  -S   B   3
|                                   |
2   .   P   R   .  -P   S   .  -B   2
|                                   |
1   .   .   .   .  -R   .  -R   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                        14 + 13

a) 

   1.Rc2-c3 + !
      1...Ke3-d2
          2.Rg5-d5 #
      1...Ke3*f2
          2.Sc5*e4 #
      1...Ke3-d4
          2.Sc5-e6 #
      1...Ke3-f4
          2.Rg5-f5 #


b) s#2  

   1.Rc2-c3 + !
      1...Ke3-d2
          2.Sc5*e4 +
              2...Sg3*e4 #
      1...Ke3*f2
          2.Rg5-f5 +
              2...Sg3*f5 #
      1...Ke3-d4
          2.Rg5-d5 +
              2...Qf7*d5 #
      1...Ke3-f4
          2.Sc5-e6 +
              2...Qf7*e6 #


solution finished.


