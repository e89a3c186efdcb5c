
           Michel Caillaud
The Problemist 12/22, July 1988, John Driver Memorial Tourney, 3rd honourable mention

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   K   .  -S   .  EH   .   .   7
|                                   |
6   .   .   .   .  -K   . -EH  -P   6
|                                   |
5   .   .   .   .   .   .  EH   .   5
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
  h#2                         3 + 4

a) 

  1.EHg6-h5 EHg5-g8   2.EHh5-e5 EHf7-f8 #

b) bKe6-->f5  

  1.EHg6-g8 EHf7-h5   2.EHg8-e6 EHg5-h4 #

solution finished.


