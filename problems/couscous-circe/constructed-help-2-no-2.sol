
             constructed

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .  -K   .   .   .   .   .   .   8
|                                   |
7   .   .   .   K   .   .   .   .   7
|                                   |
6   .  -R   .   .   .   .   .   .   6
|                                   |
5   .   .   .   P   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   S   .   .   .   .   .   .   .   3
|                                   |
2  -B   .   R   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         4 + 3
           Circe Couscous

  1.Kb8-a7 Rc2*a2[+bBh1]   2.Bh1*d5[+wPc8=Q] Sa3-b5 #
  1.Kb8-a7 Rc2-c6   2.Ba2*d5[+wPc8=Q] Qc8-a8 #

solution finished.


