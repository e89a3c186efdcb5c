
            Hilmar Ebert
             Hans Gruber
           Stefan Höning
Das Vielväterproblem, December 1989, no. 266

+---a---b---c---d---e---f---g---h---+
|                                   |
8  -G   .   G   .   .   .   .   .   8
|                                   |
7 -DU   .   .   .   .   .   .   .   7
|                                   |
6   .  DU   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  =1                          2 + 2
             Royal a8 c8
             HalfDuplex

a) 

   1.rGa8-a6 = !


b) exact-=2  

   1.rGa8-d8 !
      1...rGc8-e8
          2.rGd8-a5 =


c) exact-=3  

   1.rGa8-d8 !
      1...rGc8-e8
          2.rGd8-f8
              2...rGe8-g8
                  3.rGf8-h8 =


solution finished.


