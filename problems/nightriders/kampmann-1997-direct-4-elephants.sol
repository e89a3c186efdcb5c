
           Bruno Kampmann
      diagrammes 122, July 1997

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   . -ET   .   .   .   .   8
|                                   |
7   .   .   .  -K   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   .   .   .   K   .   .   .   .   2
|                                   |
1   .   .   .  ET   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #4                          2 + 2

   1.Kd2-e2 + !
      1...Kd7-c6
          2.ETd1*d8 +
              2...Kc6-b5
                  3.ETd8-d4 +
                      3...Kb5-a5
                          4.ETd4-c4 #
                          4.ETd4-c5 #
                          4.ETd4-c6 #
                      3...Kb5-a6
                          4.ETd4-c5 #
                          4.ETd4-c6 #
                  3.ETd8-d5 +
                      3...Kb5-a4
                          4.ETd5-c3 #
                          4.ETd5-c4 #
                          4.ETd5-c5 #
                      3...Kb5-a6
                          4.ETd5-c5 #
                          4.ETd5-c6 #
                          4.ETd5-c7 #
                  3.ETd8-d6 +
                      3...Kb5-a4
                          4.ETd6-c4 #
                          4.ETd6-c5 #
                      3...Kb5-a5
                          4.ETd6-c4 #
                          4.ETd6-c5 #
                          4.ETd6-c6 #
                  3.ETd8-b7 +
                      3...Kb5-a4
                          4.ETb7-c5 #
                      3...Kb5-c4
                          4.ETb7-d3 #
              2...Kc6-c5
                  3.ETd8-b7 +
                      3...Kc5-c4
                          4.ETb7-d3 #
                      3...Kc5-d4
                          4.ETb7-d3 #
                          4.ETb7-c6 #
      1...Kd7-e6
          2.ETd1*d8 +
              2...Ke6-e5
                  3.Ke2-e3 threat:
                          4.ETd8-d4 #
                          4.ETd8-f4 #
                          4.ETd8-d7 #
                          4.ETd8-e7 #
                          4.ETd8-f7 #
                      3...Ke5-f5
                          4.ETd8-f4 #
                  3.Ke2-f3 threat:
                          4.ETd8-f4 #
                          4.ETd8-d7 #
                      3...Ke5-f5
                          4.ETd8-f4 #
                          4.ETd8-e7 #
                          4.ETd8-f7 #
                  3.ETd8-d7 +
                      3...Ke5-e4
                          4.ETd7-d3 #
                          4.ETd7-f3 #
                          4.ETd7-d6 #
                          4.ETd7-e6 #
                          4.ETd7-f6 #
                      3...Ke5-f4
                          4.ETd7-f3 #
                  3.ETd8-e7 +
                      3...Ke5-d4
                          4.ETe7-e3 #
                          4.ETe7-c6 #
                      3...Ke5-f4
                          4.ETe7-e3 #
                          4.ETe7-g6 #
                  3.ETd8-f7 +
                      3...Ke5-d4
                          4.ETf7-d3 #
                      3...Ke5-e4
                          4.ETf7-d3 #
                          4.ETf7-f3 #
                          4.ETf7-d6 #
                          4.ETf7-e6 #
                          4.ETf7-f6 #
              2...Ke6-f5
                  3.ETd8-f7 +
                      3...Kf5-e4
                          4.ETf7-d3 #
                          4.ETf7-f3 #
                          4.ETf7-d6 #
                          4.ETf7-e6 #
                          4.ETf7-f6 #
                      3...Kf5-g4
                          4.ETf7-f3 #
      1...Kd7-c7
          2.ETd1-b5 +
              2...Kc7-c8
                  3.ETb5-a7 #
      1...Kd7-e7
          2.ETd1-f5 +
              2...Ke7-e8
                  3.ETf5-g7 #
      1...Kd7-c8
          2.ETd1-a7 #
      1...Kd7-e8
          2.ETd1-g7 #


solution finished.


