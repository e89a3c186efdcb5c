
            Erich Bartel
feenschach 75, September 1985, no. 4604

+---a---b---c---d---e---f---g---h---+
|                                   |
8   B   .   B   .   B   .   B   .   8
|                                   |
7   .   B   .   B   .   B   .   B   7
|                                   |
6   B   .  DU -FE  DU -FE   B   .   6
|                                   |
5 -FE   B   .   B -FE  DU   .   B   5
|                                   |
4  DU   .   B -FE   . -FE   B   .   4
|                                   |
3  WE  DU -FE  DU -FE  DU   .   B   3
|                                   |
2   B   .   B   .   B   .   B   .   2
|                                   |
1   .   B   .   B   .   B   .   B   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-x64                    32 + 8
              Royal a3

  1.Bd5-e4   2.Bc4-d5   3.Bb5-c4   4.Ba6-b5   5.Bb7-a6   6.Bc8-b7   7.Bd7-c8   8.Be8-d7   9.Bf7-e8  10.Bg6-f7  11.Bh5-g6  12.Bg4-h5  13.Bh3-g4  14.Bg2-h3  15.Bf1-g2  16.Be2-f1  17.Bd1-e2  18.Bc2-d1  19.Bb1-c2  20.Ba2-b1  21.rWEa3-a2  22.rWEa2-a1  23.Bb1-a2  24.rWEa1-b1  25.rWEb1-c1  26.Bc2-b1  27.Bd1-c2  28.rWEc1-d1  29.rWEd1-e1  30.Be2-d1  31.Bf1-e2  32.rWEe1-f1  33.rWEf1-g1  34.Bg2-f1  35.rWEg1-g2  36.rWEg2-h2  37.Bh3-g2  38.rWEh2-h3  39.rWEh3-h4  40.Bg4-h3  41.Bh5-g4  42.rWEh4-h5  43.rWEh5-h6  44.Bg6-h5  45.Bh7-g6  46.rWEh6-h7  47.rWEh7-h8  48.Bg8-h7  49.rWEh8-g8  50.rWEg8-f8  51.Bf7-g8  52.Be8-f7  53.rWEf8-e8  54.rWEe8-d8  55.Bd7-e8  56.Bc8-d7  57.rWEd8-c8  58.rWEc8-b8  59.Bb7-c8  60.rWEb8-b7  61.rWEb7-a7  62.Ba6-b7  63.rWEa7-a6  64.rWEa6*a5 x

solution finished.


