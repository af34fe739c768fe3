### Lesson: high-card points.

lesson-points-scheme = Before you bid, you count. An ace counts { $ace }, a king { $king }, a queen { $queen }, a jack { $jack }. Nothing else counts, not even the ten, although it is an honour.
lesson-points-example = This hand has { $points } high-card points.
lesson-points-pack = The whole pack holds { $total } points, so everybody has { $average } on average. What you and your partner do not have, your opponents do.
lesson-points-bands = These strengths have names. From opening strength on you may start the bidding; very strong hands are rare.
lesson-points-own = Weak, strong and very strong are the words of one of the sources. The names of the two steps in between are ours.
