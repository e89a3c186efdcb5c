
            Kjell Widlert
feenschach 1979, 4th honourable mention

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   K   .   .   .   .   7
|                                   |
6  -P   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .  -K  -P   .  -P   .   5
|                                   |
4   .   .   .  -P  =R  -P   .   .   4
|                                   |
3   .   P   .   S  -P   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   B   B   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #5/1                   5 + 7 + 1n

   1.nRe4*e5 + !
      1...nRe5-e4
          2.nRe4*f4 +
              2...nRf4-f3
                  3.Bh1*f3 #
              2...nRf4-e4
                  3.nRe4*e3 +
                      3...nRe3-f3
                          4.Bh1*f3 #
                      3...nRe3-e4
                          4.nRe4*d4 +
                              4...nRd4-e4
                                  5.Sd3-b4 #


solution finished.


