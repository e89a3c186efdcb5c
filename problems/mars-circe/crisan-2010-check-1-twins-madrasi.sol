
           Vlaicu Crişan
   MatPlus forum, 5 September 2010

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7  -B   .   .   .   .   .   .   .   7
|                                   |
6   .   .   R   .   K   .   .   .   6
|                                   |
5   .   .   B   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .  -K   .   .   .   3
|                                   |
2   .   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  +1                          3 + 2
               Madrasi

a) 

   1.Rc6-b6 + !


b) Madrasi
   MarsCirce  

   1.Rc6-d6 + !


solution finished.


