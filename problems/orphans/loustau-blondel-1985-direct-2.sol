
          Jean-Marc Loustau
            Denis Blondel
    Probleemblad 1985, 3rd prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .  -O   .   .   .   .   .   8
|                                   |
7   .   .   O   .   .  -O   .   .   7
|                                   |
6   O   .   .   O   O   .   .   .   6
|                                   |
5   .   .   .  -P   .   .   .   .   5
|                                   |
4   K   S   .  -K  -O   .  -O   .   4
|                                   |
3   S   .  -O   .   .   O   O   O   3
|                                   |
2   .   .   .   .   .  -P   R   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                         11 + 8

   1.Rg2-h2 ! zugzwang.
      1...f2-f1=Q
          2.Of3*c3 #
      1...f2-f1=S
          2.Sa3-c2 #
      1...f2-f1=R
          2.Oc7*c3 #
      1...f2-f1=B
          2.Sb4-c6 #
      1...f2-f1=O
          2.Rh2-d2 #


solution finished.


