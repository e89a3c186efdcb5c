
              Uri Avner
           Hans Peter Rehm
  Bonn 1992, 2nd honourable mention

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .  -B   K   .   B   8
|                                   |
7  -S   .   .   .  -P   .   .   B   7
|                                   |
6   .   .   .   Q   .   .   S  -P   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .  -P   .   .  -K  -B   P   .   4
|                                   |
3   .   .   .   .   S   .   .   .   3
|                                   |
2   .  -S   .   .   .   P   P   .   2
|                                   |
1   .   .  -R  -R   .   .   .   R   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                        10 + 10
            Circe Parrain

   1.Rh1-e1 ! threat:
          2.f2-f3 #
      1...Rd1-d4
          2.Qd6*d4 #
      1...Rd1-d5
          2.Qd6*d5 #
      1...Rd1*d6
          2.Se3-d1[+wQc4] #
      1...Bf4*d6
          2.Sg6-f4[+wQc4] #
      1...e7*d6
          2.Sg6-e7[+wQb7] #


solution finished.


