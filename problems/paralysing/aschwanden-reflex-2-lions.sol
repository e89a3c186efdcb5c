
           Reto Aschwanden
    original (examples of Popeye)

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   S  MM   .   .  BL   8
|                                   |
7  -B   .   .   P  -R   .   .   R   7
|                                   |
6   .  -R  -P   K   .   .   .  -R   6
|                                   |
5   .  -S  -S   .  -P  BL   .   .   5
|                                   |
4   P   .   .   .   .   .   .   B   4
|                                   |
3   .   .   .  ML   .   .   .   .   3
|                                   |
2  -K   .   .  MM   .   .   . -ML   2
|                                   |
1  RN   .   R   .  -R   .   B   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  r#2                       14 + 11
Paralysing d7 h7 b6 h6 b5 a4 h4 a2 h2 a1 c1 e1 g1

   1.MMd2-f6 ! threat:
          2.BLf5-c2
              2...Ba7-b8 #
      1...e5-e4
          2.BLh8-d4
              2...Ba7-b8 #
      1...pRb6-b8
          2.MLd3-f7
              2...Re7-e6 #

   1.MLd3-f7 ! threat:
          2.BLh8-d4
              2...Ba7-b8 #
      1...e5-e4
          2.BLf5-c2
              2...Ba7-b8 #
      1...pRb6-b8
          2.MMd2-f6
              2...Re7-e6 #

   1.BLf5-c2 ! threat:
          2.MLd3-f7
              2...Ba7-b8 #
      1...e5-e4
          2.MMd2-f6
              2...Ba7-b8 #
      1...pRb6-b8
          2.BLh8-d4
              2...Sc5-b7 #
      1...Ba7-b8 +
          2.MMe8-c7
              2...Bb8*c7 #

   1.BLh8-d4 ! threat:
          2.MMd2-f6
              2...Ba7-b8 #
      1...e5-e4
          2.MLd3-f7
              2...Ba7-b8 #
      1...pRb6-b8
          2.BLf5-c2
              2...Sc5-b7 #
      1...Ba7-b8 +
          2.MMe8-c7
              2...Bb8*c7 #


solution finished.


