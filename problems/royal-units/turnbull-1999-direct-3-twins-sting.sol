
           Ronald Turnbull
Variant Chess 31, Spring 1999, no. 1

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -K   .   .   .   .   .   .   .   8
|                                   |
7   .   .   K   .   .   .   .   .   7
|                                   |
6   .   .   .   .   P   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   B   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #3                          3 + 1

a) 

   1.Kc7-b6 ! threat:
          2.e6-e7 threat:
                  3.e7-e8=Q #
                  3.e7-e8=R #


b) wSTc7  bSTa8  

   1.STc7-b6 ! threat:
          2.e6-e7 threat:
                  3.e7-e8=Q #
                  3.e7-e8=R #
      1...STa8-b8
          2.Bc4-a6 zugzwang.
              2...STb8-a8
                  3.Ba6-b7 #


solution finished.


