
          Christian Poisson
Problemkiste 101, October 1995, no. 57

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   P   .   P   P   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .  -K   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  =3                          3 + 1
              MarsCirce

   1.e7-e8=S !
      1...Kc2-b1
          2.c7-c8=Q +
              2...Kb1-a2
                  3.f7-f8=B =
              2...Kb1-b2
                  3.f7-f8=R =
      1...Kc2-c1
          2.c7-c8=Q +
              2...Kc1-d1
                  3.f7-f8=Q =
                  3.f7-f8=S =
                  3.f7-f8=B =
                  3.Qc8-c1 =
                  3.Qc8-c2 =
                  3.Qc8-c3 =
                  3.Qc8-h3 =
                  3.Qc8-c4 =
                  3.Qc8-g4 =
                  3.Qc8-c5 =
                  3.Qc8-f5 =
                  3.Qc8-a6 =
                  3.Qc8-c6 =
                  3.Qc8-e6 =
                  3.Qc8-b7 =
                  3.Qc8-c7 =
                  3.Qc8-d7 =
                  3.Qc8-a8 =
                  3.Qc8-b8 =
                  3.Qc8-d8 =
              2...Kc1-b2
                  3.f7-f8=R =
      1...Kc2-d1
          2.c7-c8=Q =
          2.f7-f8=Q =
      1...Kc2-b2
          2.c7-c8=Q
              2...Kb2-a2
                  3.f7-f8=B =


solution finished.


