
           Dieter Müller
Die Schwalbe 100, August 1986, no. 5564

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .  -S   .   .   .   7
|                                   |
6   .   .   .  -P   .   .   .   .   6
|                                   |
5   .   .   .  -P   .   .   .  -K   5
|                                   |
4   .   .   .   .   .  -R   .   B   4
|                                   |
3   .   .   .   .   K   .   .  -P   3
|                                   |
2   .   .   .   .   .   .   .   P   2
|                                   |
1   .   .   .   .   .   B   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2.5                       4 + 6
               Duplex

  1...Bh4*e7   2.Rf4-f6 Bf1-e2 +   3.Kh5-h4 Be7*f6 #

  1...Rf4*f1   2.Bh4-f2 Se7-f5 +   3.Ke3-f4 Rf1*f2 #

solution finished.


