
           Emil Klemanič
Gvozdják-30 theme tourney 1995, section A, 2nd special prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   Q   .  -B   .   .   K   8
|                                   |
7   .   .  -P   .   .   .   B   .   7
|                                   |
6   .   R   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   S   .  -P  -P   5
|                                   |
4   .   .  -R  -K   .   .   .   .   4
|                                   |
3   .  -P   S  -P   .   .   P   .   3
|                                   |
2   .   .  -P  -P   .   .   P   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                         8 + 10

a) 

   1.Qc8-e6 ! threat:
          2.Se5-d7 #
      1...Rc4-c5
          2.Se5-f3 #
          2.Se5-c6 #
      1...Kd4*c3
          2.Se5*c4 #
      1...Kd4-e3
          2.Se5-g4 #
      1...Kd4-c5
          2.Se5*d3 #


b) bRc4<-->bPd3  

   1.Qc8-f5 ! threat:
          2.Se5-g4 #
      1...Rd3-e3
          2.Se5-f3 #
          2.Se5-c6 #
      1...Kd4*c3
          2.Se5*d3 #
      1...Kd4-e3
          2.Se5*c4 #
      1...Kd4-c5
          2.Se5-d7 #


solution finished.


