
           Reto Aschwanden
The Problemist Supplement 2001-2003, Mark Ridley 40 Jubilee Tourney, 3rd honourable mention

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .  -R   .   .   8
|                                   |
7   .   .   .   .  MS   .   .   .   7
|                                   |
6   .   .   P  MS   .   .   S   .   6
|                                   |
5   . -MS   .   .   .   .   P  SI   5
|                                   |
4   .  MS   R  -P  -K   .   .   .   4
|                                   |
3   .   .  MS   .   S -SI   .   .   3
|                                   |
2   .   .   .   .   P   P   .   .   2
|                                   |
1   .   .   .   K   . -MS   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                         13 + 6

   1.Se3-c2 ! threat:
          2.Rc4*d4 #
      1...SIf3*c3-b3
          2.f2-f3 #
      1...SIf3-h1
          2.f2-f3 #
      1...SIf3-g2
          2.f2-f3 #
      1...SIf3-d3
          2.f2-f3 #
      1...SIf3-e3
          2.f2-f3 #
      1...SIf3-g3
          2.f2-f3 #
      1...SIf3-h3
          2.f2-f3 #
      1...SIf3-f4
          2.SIh5-f3 #
      1...SIf3-g4
          2.f2-f3 #
      1...SIf3-f5
          2.MSe7*f5-g3 #
      1...SIf3-f6
          2.g5*f6 #
      1...SIf3-f7
          2.f2-f4 #


solution finished.


