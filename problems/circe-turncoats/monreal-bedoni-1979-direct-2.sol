
           Pierre Monréal
           Roméo Bédoni
     British Chess Magazine 1979

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7  -B   .   .   .   .   K   .   .   7
|                                   |
6   .   .   .   .   .   .   .  -K   6
|                                   |
5   .   R   .   .   .   .   .   .   5
|                                   |
4  -R  -S   .   .   B   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          3 + 4
           Circe Turncoats

   1.Be4-g6 ! threat:
          2.Rb5-h5 #
      1...Ra4-a5
          2.Rb5*a5[+bRh8=w] #
      1...Sb4-d5
          2.Rb5*d5[+bSg8=w] #
      1...Ba7-c5
          2.Rb5*c5[+bBf8=w] #


solution finished.


