
           Petko A. Petkov
      The Problemist, July 1996

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .  =P   .   .   .   .   7
|                                   |
6   .   .   S   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4  -K   .   .   .   .   .   .   .   4
|                                   |
3   .   .   .   .   .   .   .   .   3
|                                   |
2   K   .   .   .   .   .   .   .   2
|                                   |
1   .   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  ser-h#6                2 + 1 + 1n
           HalfNeutral d7

  1.nhnPd7-d5=bh   2.hnPd5-d4=nh   3.nhnPd4-d3=bh   4.hnPd3-d2=nh   5.nhnPd2-d1=nhnQ=bh   6.hnQd1-b1=nh + nhnQb1-b3=wh #
  1.nhnPd7-d5=bh   2.hnPd5-d4=nh   3.nhnPd4-d3=bh   4.hnPd3-d2=nh   5.nhnPd2-d1=nhnQ=bh   6.hnQd1-b1=nh + nhnQb1-b4=wh #
  1.nhnPd7-d5=bh   2.hnPd5-d4=nh   3.nhnPd4-d3=bh   4.hnPd3-d2=nh   5.nhnPd2-d1=nhnQ=bh   6.hnQd1-c1=nh nhnQc1-c4=wh #
  1.nhnPd7-d5=bh   2.hnPd5-d4=nh   3.nhnPd4-d3=bh   4.hnPd3-d2=nh   5.nhnPd2-d1=nhnQ=bh   6.hnQd1-e1=nh nhnQe1-b4=wh #
  1.nhnPd7-d5=bh   2.hnPd5-d4=nh   3.nhnPd4-d3=bh   4.hnPd3-d2=nh   5.nhnPd2-d1=nhnQ=bh   6.hnQd1-e1=nh nhnQe1-a5=wh #
  1.nhnPd7-d5=bh   2.hnPd5-d4=nh   3.nhnPd4-d3=bh   4.hnPd3-d2=nh   5.nhnPd2-d1=nhnQ=bh   6.hnQd1-f1=nh nhnQf1-c4=wh #
  1.nhnPd7-d5=bh   2.hnPd5-d4=nh   3.nhnPd4-d3=bh   4.hnPd3-d2=nh   5.nhnPd2-d1=nhnQ=bh   6.hnQd1-f1=nh nhnQf1-a6=wh #
  1.nhnPd7-d5=bh   2.hnPd5-d4=nh   3.nhnPd4-d3=bh   4.hnPd3-d2=nh   5.nhnPd2-d1=nhnQ=bh   6.hnQd1-d2=nh + nhnQd2-b4=wh #
  1.nhnPd7-d5=bh   2.hnPd5-d4=nh   3.nhnPd4-d3=bh   4.hnPd3-d2=nh   5.nhnPd2-d1=nhnQ=bh   6.hnQd1-d2=nh + nhnQd2-a5=wh #
  1.nhnPd7-d5=bh   2.hnPd5-d4=nh   3.nhnPd4-d3=bh   4.hnPd3-d2=nh   5.nhnPd2-d1=nhnQ=bh   6.hnQd1-e2=nh + nhnQe2-c4=wh #
  1.nhnPd7-d5=bh   2.hnPd5-d4=nh   3.nhnPd4-d3=bh   4.hnPd3-d2=nh   5.nhnPd2-d1=nhnQ=bh   6.hnQd1-e2=nh + nhnQe2-a6=wh #
  1.nhnPd7-d5=bh   2.hnPd5-d4=nh   3.nhnPd4-d3=bh   4.hnPd3-d2=nh   5.nhnPd2-d1=nhnQ=bh   6.hnQd1-d3=nh nhnQd3-b3=wh #
  1.nhnPd7-d5=bh   2.hnPd5-d4=nh   3.nhnPd4-d3=bh   4.hnPd3-d2=nh   5.nhnPd2-d1=nhnQ=bh   6.hnQd1-d3=nh nhnQd3-c4=wh #
  1.nhnPd7-d5=bh   2.hnPd5-d4=nh   3.nhnPd4-d3=bh   4.hnPd3-d2=nh   5.nhnPd2-d1=nhnQ=bh   6.hnQd1-d3=nh nhnQd3-a6=wh #
  1.nhnPd7-d5=bh   2.hnPd5-d4=nh   3.nhnPd4-d3=bh   4.hnPd3-d2=nh   5.nhnPd2-d1=nhnQ=bh   6.hnQd1-f3=nh nhnQf3-b3=wh #
  1.nhnPd7-d5=bh   2.hnPd5-d4=nh   3.nhnPd4-d3=bh   4.hnPd3-d2=nh   5.nhnPd2-d1=nhnQ=bh   6.hnQd1-d5=nh + nhnQd5-b3=wh #
  1.nhnPd7-d5=bh   2.hnPd5-d4=nh   3.nhnPd4-d3=bh   4.hnPd3-d2=nh   5.nhnPd2-d1=nhnQ=bh   6.hnQd1-d5=nh + nhnQd5-c4=wh #
  1.nhnPd7-d5=bh   2.hnPd5-d4=nh   3.nhnPd4-d3=bh   4.hnPd3-d2=nh   5.nhnPd2-d1=nhnQ=bh   6.hnQd1-d5=nh + nhnQd5-a5=wh #
  1.nhnPd7-d5=bh   2.hnPd5-d4=nh   3.nhnPd4-d3=bh   4.hnPd3-d2=nh   5.nhnPd2-d1=nhnQ=bh   6.hnQd1-h5=nh nhnQh5-a5=wh #
  1.nhnPd7-d5=bh   2.hnPd5-d4=nh   3.nhnPd4-d3=bh   4.hnPd3-d2=nh   5.nhnPd2-d1=nhnQ=bh   6.hnQd1-d6=nh nhnQd6-b4=wh #
  1.nhnPd7-d5=bh   2.hnPd5-d4=nh   3.nhnPd4-d3=bh   4.hnPd3-d2=nh   5.nhnPd2-d1=nhnQ=bh   6.hnQd1-d8=nh nhnQd8-a5=wh #
  1.nhnPd7-d5=bh   2.hnPd5-d4=nh   3.nhnPd4-d3=bh   4.hnPd3-d2=nh   5.nhnPd2-d1=nhnR=bh   6.hnRd1-b1=nh nhnRb1-b4=wh #
  1.nhnPd7-d5=bh   2.hnPd5-d4=nh   3.nhnPd4-d3=bh   4.hnPd3-d2=nh   5.nhnPd2-d1=nhnR=bh   6.hnRd1-d5=nh nhnRd5-a5=wh #
  1.nhnPd7-d6=bh   2.hnPd6-d5=nh   3.nhnPd5-d4=bh   4.hnPd4-d3=nh   5.nhnPd3-d2=bh   6.hnPd2-d1=hnS=nh nhnSd1-c3=wh #

solution finished.


