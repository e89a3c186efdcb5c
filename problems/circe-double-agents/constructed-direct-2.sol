
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   R   Q   .   .   .   6
|                                   |
5  -K   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .  -R   .   K   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .  -S   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          3 + 3
       Circe Mirror Turncoats

   1.Qe6*b3[+bRh1=w] ! threat:
          2.Rh1-a1 #
      1...Sh2-f1
          2.Rh1-h5 #


solution finished.


