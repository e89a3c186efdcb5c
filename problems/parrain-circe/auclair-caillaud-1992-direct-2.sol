
          Jérôme Auclair
           Michel Caillaud
        Bonn 1992, 3rd prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   K   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   S  -P   7
|                                   |
6   .   .   .   .   B   .   .   B   6
|                                   |
5  -P   .   .   .   .   .   .  -P   5
|                                   |
4   .   .   .   .   .   S   .  -K   4
|                                   |
3  -R   .   .   .   .  -P   .  -P   3
|                                   |
2   .   .   Q   .  -P   .   .   P   2
|                                   |
1   .  -B   .   .  -S   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                         7 + 10
            Circe Parrain

   1.Qc2-d3 ! threat:
          2.Qd3-d8 #
      1...Bb1*d3
          2.Sf4*h3[+wQf2] #
      1...Se1*d3
          2.Sf4-g2[+wQe1] #
      1...Ra3*d3
          2.Sf4*h5[+wQf4] #


solution finished.


