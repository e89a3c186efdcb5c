
            Romeo Bedoni
diagrammes, 11th theme tourney 1993, section C, 4th honourable mention

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   K   .   .   .   .   .   8
|                                   |
7   .   .   P   .   .   .   .   .   7
|                                   |
6  -K   .   .   .   .   .   .   .   6
|                                   |
5   .   .   Q   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .  -P   .   2
|                                   |
1   .   .   .   .   .   .   .   S   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#1                         4 + 2
              AntiCirce

a) 

  1.g2*h1=Q[bQh1->d8] + c7*d8=R[wRd8->a1] #

b) wPc7-->h7  

  1.g2*h1=S[bSh1->g8] h7*g8=B[wBg8->f1] #

solution finished.


