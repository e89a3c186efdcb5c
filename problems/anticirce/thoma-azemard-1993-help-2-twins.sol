
            Andreas Thoma
            Louis Azemard
diagrammes, 11th theme tourney 1993, section C, 5th commendation

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   R   .   B   .   .   .   .   8
|                                   |
7   .  -R   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3  -K  -R  -Q   .   .   .   .   K   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         3 + 4
              AntiCirce

a) 

  1.Qc3-a5 + Rb8-a8   2.Rb7-b4 Bd8*a5[wBa5->c1] #

b) wKh3-->h4  

  1.Qc3-b2 Bd8-e7 +   2.Rb7-b4 + Rb8*b4[wRb4->a1] #

solution finished.


