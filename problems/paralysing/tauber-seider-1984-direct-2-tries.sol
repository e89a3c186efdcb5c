
           Theodor Tauber
            Shlomo Seider
feenschach, 41st theme tourney 1984, 5th honourable mention

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   B   .   .   .   Q  -S   S   8
|                                   |
7   .   .   .  -P  -K   P   .   .   7
|                                   |
6   .   .   R   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .  -P  -P   5
|                                   |
4   .  -R   .   .   .  -R   .   .   4
|                                   |
3   K  -B   .   .   .   .   .  -Q   3
|                                   |
2   .  -B   .   .   .   .  -S   .   2
|                                   |
1   .   .   .   R   .   .   .   B   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                         8 + 11
Paralysing f8 c6 b4 a3 b3 b2 g2 d1 h1

   1.pRc6-c3 ? threat:
          2.Sh8-g6 #
    but
      1...Rf4-f6 !

   1.pRc6-c4 ? threat:
          2.f7*g8=S #
    but
      1...Qh3-e6 !

   1.pRc6-b6 ! threat:
          2.Bb8-d6 #
      1...Qh3-e6
          2.f7*g8=S #
      1...Rf4-f6
          2.Sh8-g6 #

   1.pRc6-f6 ? threat:
          2.Sh8-g6 #
    but
      1...Qh3*h1 !


solution finished.


