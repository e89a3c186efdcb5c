
           Michel Olausson
 diagrammes 98, July 1991, no. 2503a

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   K   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .  -P   S   .   2
|                                   |
1   .   .   B   .   .   .   S  -K   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-h#4                     4 + 2
           Circe Chameleon

  1.f2-f1=R   2.Rf1*c1[+wRa1]   3.Rc1-c4   4.Rc4-h4 Sg1-f3 #
  1.f2-f1=R   2.Rf1*c1[+wRa1]   3.Rc1-c5   4.Rc5-h5 Sg1-f3 #
  1.f2-f1=R   2.Rf1*c1[+wRa1]   3.Rc1-c6   4.Rc6-h6 Sg1-f3 #
  1.f2-f1=R   2.Rf1*c1[+wRa1]   3.Rc1-c7   4.Rc7-h7 Sg1-f3 #
  1.f2-f1=R   2.Rf1*c1[+wRa1]   3.Rc1-c8   4.Rc8-h8 Sg1-f3 #

solution finished.


