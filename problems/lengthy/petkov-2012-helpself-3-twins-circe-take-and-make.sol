
           Petko A. Petkov
3rd Bulgarian Wine Tourney, Kobe 2012, 1st-4th prize ex aequo

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6  -P   .   .   .   Q  -R   .   R   6
|                                   |
5   .   .   .   .   .   .  -K   .   5
|                                   |
4   .   .  -P   P   P   .  -P   .   4
|                                   |
3   .   .   .   .   K   .  -P   .   3
|                                   |
2   .   .   .  -S  -S   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  hs#3                        5 + 8
           Circe Take&Make

a) 

  1.Qe6-f5 + Rf6*f5[+wQa5]   2.e4*f5[+bRf1] Rf1-e1   3.f5-f6 + Se2*d4[+wPd5] #

b) bBf6  

  1.Qe6-e5 + Bf6*e5[+wQc5]   2.d4*e5[+bBb2] Bb2-c1   3.e5-e6 + Sd2*e4[+wPe5] #

solution finished.


