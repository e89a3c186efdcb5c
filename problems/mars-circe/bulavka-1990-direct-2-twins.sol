
          Aleksandr Bulavka
feenschach 97, November 1990, no. 5896

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6  -S   R   P  -R   .   .   .   .   6
|                                   |
5   Q   .  -P   .   .   .   .   .   5
|                                   |
4  -B   .   P  -P   .  -R   P   .   4
|                                   |
3   K   B   .   .  -P   .   .   .   3
|                                   |
2   .   .   .   .   .   P   .   .   2
|                                   |
1  -K   .   S   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                          9 + 8
                Circe

a) 

   1.Qa5-e1 ! threat:
          2.Sc1-a2 #
          2.Sc1-e2 #
          2.Sc1-d3 #
      1...Ba4*b3[+wBf1]
          2.Sc1*b3[+bBc8] #
      1...d4-d3
          2.Sc1-a2 #
      1...Rf4*f2
          2.Sc1-d3 #
      1...Sa6-b4
          2.Sc1-e2 #


b) MarsCirce  

   1.Ka3-b2 ! threat:
          2.Sc1-a2 #
          2.Sc1-e2 #
          2.Sc1-d3 #
      1...e3-e2
          2.Sc1-a2 #
          2.Sc1-d3 #
          2.Sc1-g1*e2 #
      1...Ba4-c8*g4
          2.Sc1-e2 #
      1...d4-d3
          2.Sc1-a2 #
          2.Sc1-e2 #
      1...d4-d7*c6
          2.Sc1-d3 #
      1...c5-c7*b6
          2.Sc1-a2 #


solution finished.


