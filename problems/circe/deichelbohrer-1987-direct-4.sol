
         Horst Deichelbohrer
           f-84, July 1987

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .  -P   .   6
|                                   |
5   .   .   .   K   .   .   .  -B   5
|                                   |
4   .   .  -P   P   .  -P   .   .   4
|                                   |
3   .   S  -P  -P  -K  -R   Q   .   3
|                                   |
2   .   .  -R   .  -P  -B   .   .   2
|                                   |
1   .   .   .   .  -S   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  #4                         4 + 12
                Circe

   1.Sb3-a5 ! threat:
          2.Sa5*c4[+bPc7] #
      1...Bf2*g3[+wQd1]
          2.Qd1*e2[+bPe7] +
              2...Rc2*e2[+wQd1]
                  3.Qd1*e2[+bRa8] +
                      3...d3*e2[+wQd1]
                          4.Qd1*e2 #
              2...d3*e2[+wQd1]
                  3.Qd1*e2 +
                      3...Rc2*e2[+wQd1]
                          4.Qd1*e2[+bRa8] #
      1...d3-d2
          2.Sa5*c4[+bPc7] +
              2...Ke3-d3
                  3.Qg3*g6[+bPg7] +
                      3...Bh5*g6[+wQd1]
                          4.Qd1*e2[+bPe7] #
      1...Ke3-d2
          2.Qg3*f2[+bBf8] threat:
                  3.Qf2*e1[+bSb8] +
                      3...Kd2-e3
                          4.Sa5*c4[+bPc7] #
                  3.Qf2*e2[+bPe7] +
                      3...Kd2-c1
                          4.Qe2*c2[+bRa8] #
                  3.Sa5-b3 +
                      3...Kd2-d1
                          4.Qf2*e1[+bSb8] #
                  3.Sa5*c4[+bPc7] +
                      3...Kd2-c1
                          4.Qf2*e1[+bSb8] #
                      3...Kd2-d1
                          4.Qf2*e1[+bSb8] #
              2...Se1-g2
                  3.Qf2-e1 +
                      3...Kd2-e3
                          4.Sa5*c4[+bPc7] #
                  3.Qf2*e2[+bPe7] +
                      3...Kd2-c1
                          4.Qe2*c2[+bRa8] #
              2...Rc2-a2
                  3.Qf2*e1[+bSb8] +
                      3...Kd2-c2
                          4.Qe1-c1 #
                      3...Kd2-e3
                          4.Sa5*c4[+bPc7] #
                  3.Qf2*e2[+bPe7] +
                      3...Kd2-c1
                          4.Qe2-c2 #
              2...Rc2-b2
                  3.Qf2*e1[+bSb8] +
                      3...Kd2-c2
                          4.Qe1-c1 #
                      3...Kd2-e3
                          4.Sa5*c4[+bPc7] #
                  3.Qf2*e2[+bPe7] +
                      3...Kd2-c1
                          4.Qe2-c2 #
              2...Kd2-c1
                  3.Qf2*e1[+bSb8] +
                      3...Kc1-b2
                          4.Qe1-a1 #
              2...Rf3-g3
                  3.Qf2*e2[+bPe7] +
                      3...Kd2-c1
                          4.Qe2*c2[+bRa8] #
                  3.Sa5-b3 +
                      3...Kd2-d1
                          4.Qf2*e1[+bSb8] #
                  3.Sa5*c4[+bPc7] +
                      3...Kd2-c1
                          4.Qf2*e1[+bSb8] #
                      3...Kd2-d1
                          4.Qf2*e1[+bSb8] #
              2...Rf3-h3
                  3.Qf2*e2[+bPe7] +
                      3...Kd2-c1
                          4.Qe2*c2[+bRa8] #
                  3.Sa5-b3 +
                      3...Kd2-d1
                          4.Qf2*e1[+bSb8] #
                  3.Sa5*c4[+bPc7] +
                      3...Kd2-c1
                          4.Qf2*e1[+bSb8] #
                      3...Kd2-d1
                          4.Qf2*e1[+bSb8] #
      1...Rf3*g3[+wQd1]
          2.Qd1*d3[+bPd7] +
              2...Se1*d3[+wQd1]
                  3.Qd1*d3[+bSg8] +
                      3...c4*d3[+wQd1]
                          4.Qd1*d3 #
              2...c4*d3[+wQd1]
                  3.Qd1*d3 +
                      3...Se1*d3[+wQd1]
                          4.Qd1*d3[+bSg8] #
      1...f4*g3[+wQd1]
          2.Qd1-d2 +
              2...Rc2*d2[+wQd1]
                  3.Qd1*d2[+bRh8] +
                      3...c3*d2[+wQd1]
                          4.Qd1*d2[+bPd7] #
              2...c3*d2[+wQd1]
                  3.Qd1*d2[+bPd7] +
                      3...Rc2*d2[+wQd1]
                          4.Qd1*d2[+bRh8] #


solution finished.


