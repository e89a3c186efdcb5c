
           Reto Aschwanden
  Phénix 84, April 2000, no. 3384

+---a---b---c---d---e---f---g---h---+
|                                   |
8   K -RL   .   .   .  RL -NL   .   8
|                                   |
7  CA   P   .   .   .  -P   .  NL   7
|                                   |
6   .   P   .   .   .   . -VA   .   6
|                                   |
5   .  -P  -K  VA  VA -EK   . -NL   5
|                                   |
4   .   S   .   .   .   .   .  RL   4
|                                   |
3  CA -VA -VA   .   .  VA   .  ML   3
|                                   |
2   .  NL   .   .   .  NL   . -ZH   2
|                                   |
1   .   .   . -VA   S   B   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #2                        17 + 12

   1.Se1-d3 + ?
      1...Kc5-c4
          2.VAf3-e2 #
    but
      1...VAg6*d3 !

   1.CAa3-d2 + ?
    but
      1...Kc5-d4 !

   1.VAf3-e4 ? threat:
          2.Se1-d3 #
          2.Sb4-d3 #
          2.Sb4-a6 #
      1...VAd1-e2
          2.Se1-d3 #
          2.Sb4-d3 #
      1...VAd1-g4
          2.Sb4-a6 #
      1...VAb3-c4
          2.Se1-d3 #
          2.Sb4-d3 #
      1...VAc3-d4
          2.Sb4-a6 #
      1...EKf5*e4
          2.CAa7-d8 #
      1...EKf5-f4
          2.CAa7-d8 #
      1...EKf5-g4
          2.Sb4-a6 #
          2.CAa7-d8 #
      1...EKf5*e5
          2.Sb4-a6 #
          2.CAa7-d8 #
      1...EKf5-g5
          2.Sb4-a6 #
          2.CAa7-d8 #
      1...EKf5-e6
          2.Sb4-a6 #
          2.CAa7-d8 #
      1...EKf5-f6
          2.Sb4-a6 #
          2.CAa7-d8 #
      1...VAg6*e4
          2.Se1-d3 #
    but
      1...NLg8-d2 + !

   1.Sb4-a6 + ?
    but
      1...Kc5*d5 !

   1.VAd5-c4 ? threat:
          2.RLf8*f5 #
      1...EKf5-e4
          2.Sb4-a6 #
      1...EKf5-f4
          2.CAa3-d2 #
      1...EKf5-g4
          2.Se1-d3 #
      1...EKf5*e5
          2.CAa7-d8 #
      1...EKf5-g5
          2.CAa7-d8 #
      1...EKf5-e6
          2.CAa7-d8 #
      1...EKf5-f6
          2.CAa7-d8 #
    but
      1...VAd1-e2 !

   1.VAe5-d4 ! threat:
          2.RLf8*f5 #
      1...EKf5-e4
          2.CAa7-d8 #
      1...EKf5-f4
          2.Sb4-a6 #
      1...EKf5-g4
          2.CAa3-d2 #
      1...EKf5-e5
          2.Se1-d3 #
      1...EKf5-g5
          2.Se1-d3 #
      1...EKf5-e6
          2.Se1-d3 #
      1...EKf5-f6
          2.Se1-d3 #
          2.Sb4-d3 #
          2.Sb4-a6 #

   1.RLf8*f5 ? threat:
          2.Sb4-a6 #
          2.VAd5-c4 #
          2.VAe5-d4 #
      1...VAd1-e2
          2.VAe5-d4 #
      1...VAb3-c4
          2.VAe5-d4 #
      1...VAc3-d4
          2.CAa3-d2 #
          2.Sb4-a6 #
          2.VAd5-c4 #
    but
      1...RLb8-h8 + !


solution finished.


