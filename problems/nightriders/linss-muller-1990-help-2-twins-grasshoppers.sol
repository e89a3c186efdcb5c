
            Torsten Linß
           Dieter Müller
harmonie 31, December 1990, 3rd theme tourney, 2nd prize

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   N   B  -S   8
|                                   |
7   .   .   .   .   .   P   .   .   7
|                                   |
6   .   .   .   .   .   .   .  -S   6
|                                   |
5   .   .   .   .   .   .   K   .   5
|                                   |
4   .  -P   .   .   .  -N   .   .   4
|                                   |
3  -P  -K   .   .   .   N   .   .   3
|                                   |
2   .   .  -P   .   .   .   .   .   2
|                                   |
1   B   .  -R  -B   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         6 + 9

a) 

  1.Nf4-d3 Nf8*c2   2.Kb3*c2 f7-f8=N #

b) N ==> G  

  1.Gf4-a4 Gf8*a3   2.Kb3*a3 f7-f8=G #

solution finished.


