
          Johan C. van Gool
         D. van der Scheuer
          Probleemblad 1982

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   Q   .   .   .   K   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .  -S   .   .   .   .   6
|                                   |
5   .   .   .   .   P   .   .   .   5
|                                   |
4  -P   .   .  -K   P   .   .   .   4
|                                   |
3   P   .   .   .   .   .   S   R   3
|                                   |
2   .   R   .   .   .  -P   .   B   2
|                                   |
1   .   .   .   .   .   B   .   S   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                         11 + 4

a) 

   1.Rb2*f2 !
      1...Kd4-c3
          2.Sg3-f5 #
      1...Kd4-e3
          2.Qd8-b6 #
      1...Kd4-c5
          2.Qd8*d6 #
      1...Kd4*e5
          2.Qd8-f6 #


b) wPe5-->c5  

   1.Sh1*f2 !
      1...Kd4-c3
          2.Qd8-f6 #
      1...Kd4-e3
          2.Sg3-f5 #
      1...Kd4*c5
          2.Qd8-b6 #
      1...Kd4-e5
          2.Qd8*d6 #


solution finished.


