
           David L. Brown
The Problemist 14/4, July 1992, no. F1309

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -B   .   .   .   O   K   O   .   8
|                                   |
7  -R   .   .  -P  -P   .   .  -O   7
|                                   |
6   .   S   .   B   .  -K   .   O   6
|                                   |
5   .   .   .  -P   .   P   .  -O   5
|                                   |
4  -R   .   .   .  -P   O   .  -O   4
|                                   |
3  -B   .   .   S  -P   .   .   .   3
|                                   |
2   .  -O   .   .   .   .   .   O   2
|                                   |
1   .   R  -Q   .   .   .  -O   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                        11 + 16

   1.Sd3-f2 ! threat:
          2.Sf2-g4 #
      1...Qc1-c2
          2.Sf2*e4 #
      1...Qc1-d2
          2.Sf2*e4 #
      1...Qc1-c3
          2.Bd6-e5 #
      1...Qc1-c4
          2.Sf2*e4 #
      1...Qc1-c5
          2.Bd6*e7 #
      1...Qc1-c6
          2.Sb6*d5 #
      1...Qc1-c7
          2.Sb6*d7 #
      1...Ob2*f2
          2.Bd6-e5 #


solution finished.


