
             James Quah
        Julia's Fairies 2019

+---a---b---c---d---e---f---g---h---+
|                                   |
8  ZR   .   .   .   .  -B   .   .   8
|                                   |
7   .  ZR   .   .   B -ZR   .   .   7
|                                   |
6   .   .   .   K   P   .   .  ZR   6
|                                   |
5   .   .   .   .   .   . -ZR  -Q   5
|                                   |
4  -P   .   R   .   .  -P  -K   .   4
|                                   |
3  ZR   .   .  EE   .   .  -P   .   3
|                                   |
2   .   .   .  EE  -R   .  -B   .   2
|                                   |
1   .   .   .   .   .   . -ZR  EE   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                        11 + 11

   1.ZRa3-c6 ! threat:
          2.Rc4*f4 #
      1...ZRg1-e4
          2.Kd6-e5 #
      1...Re2-e4
          2.Kd6-d5 #
      1...Re2*e6 +
          2.Kd6*e6 #
      1...Bg2-e4
          2.Kd6-c7 #
      1...Bg2*c6
          2.Kd6*c6 #
      1...ZRg5-d7
          2.Kd6*d7 #
      1...ZRf7-d4
          2.Kd6-c5 #
      1...Bf8*e7 +
          2.Kd6*e7 #


solution finished.


