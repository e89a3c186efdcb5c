
            Yves Cheylan
Thema Danicum 69, January 1993, no. 5519

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .  -Q  -S   K   .   8
|                                   |
7   .   .   .   .   P   .   P   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .  -P   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .  -P  -P   .  -P   .   .   .   2
|                                   |
1   .   .  -K   .   .   S   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         4 + 7
              AntiCirce

  1.e2*f1=Q[bQf1->d8] e7*d8=Q[wQd8->d1] +   2.c2*d1=Q[bQd1->d8] g7*f8=Q[wQf8->d1] #
  1.Qe8-a4 e7-e8=Q   2.e2*f1=Q[bQf1->d8] Qe8-e1 #
  1.Qe8-a4 e7-e8=Q   2.e2*f1=R[bRf1->a8] Qe8-e1 #
  1.Qe8-a4 e7-e8=Q   2.e2*f1=B[bBf1->c8] Qe8-e1 #
  1.Qe8-b5 e7-e8=Q   2.e2*f1=Q[bQf1->d8] Qe8-e1 #
  1.Qe8-b5 e7-e8=Q   2.e2*f1=R[bRf1->a8] Qe8-e1 #
  1.Qe8-b5 e7-e8=Q   2.e2*f1=B[bBf1->c8] Qe8-e1 #
  1.Qe8-c6 e7-e8=Q   2.e2*f1=Q[bQf1->d8] Qe8-e1 #
  1.Qe8-c6 e7-e8=Q   2.e2*f1=R[bRf1->a8] Qe8-e1 #
  1.Qe8-c6 e7-e8=Q   2.e2*f1=B[bBf1->c8] Qe8-e1 #
  1.Qe8-g6 e7-e8=Q   2.e2*f1=Q[bQf1->d8] Qe8-e1 #
  1.Qe8-g6 e7-e8=Q   2.e2*f1=R[bRf1->a8] Qe8-e1 #
  1.Qe8-g6 e7-e8=Q   2.e2*f1=B[bBf1->c8] Qe8-e1 #
  1.Qe8-d7 e7-e8=Q   2.e2*f1=Q[bQf1->d8] Qe8-e1 #
  1.Qe8-d7 e7-e8=Q   2.e2*f1=R[bRf1->a8] Qe8-e1 #
  1.Qe8-d7 e7-e8=Q   2.e2*f1=B[bBf1->c8] Qe8-e1 #
  1.Qe8-a8 e7-e8=Q   2.e2*f1=Q[bQf1->d8] Qe8-e1 #
  1.Qe8-a8 e7-e8=Q   2.e2*f1=B[bBf1->c8] Qe8-e1 #
  1.Qe8-b8 e7-e8=Q   2.e2*f1=Q[bQf1->d8] Qe8-e1 #
  1.Qe8-b8 e7-e8=Q   2.e2*f1=R[bRf1->a8] Qe8-e1 #
  1.Qe8-b8 e7-e8=Q   2.e2*f1=B[bBf1->c8] Qe8-e1 #
  1.Qe8-c8 e7-e8=Q   2.e2*f1=Q[bQf1->d8] Qe8-e1 #
  1.Qe8-c8 e7-e8=Q   2.e2*f1=R[bRf1->a8] Qe8-e1 #
  1.Qe8-d8 e7-e8=Q   2.e2*f1=R[bRf1->a8] Qe8-e1 #
  1.Qe8-d8 e7-e8=Q   2.e2*f1=B[bBf1->c8] Qe8-e1 #

solution finished.


