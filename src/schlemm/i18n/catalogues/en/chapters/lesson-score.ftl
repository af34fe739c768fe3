### Lesson: what tricks and contracts are worth.

lesson-score-values = Tricks bid count little in clubs and diamonds and more in hearts and spades, and at { -notrump } the first of them gets something extra. What matters most are the bonuses: a small one for a { -part-score }, a big one for game. Game is whatever brings a hundred points or more in tricks bid.
lesson-score-part = { $result }: eleven tricks made, but only nine bid. The two beyond count as overtricks; they do not make it a game.
lesson-score-game = { $result }: the same eleven tricks, only this time game was bid. The whole difference is the bonus.
lesson-score-bid = So game has to be bid, not only made.
