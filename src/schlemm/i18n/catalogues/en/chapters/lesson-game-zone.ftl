### Lesson: going for game.

lesson-game-zone-bonus = The same tricks, bid once as a { -part-score } and once as game: the bonus makes the difference.
lesson-game-zone-part = Bid only what was safe.
lesson-game-zone-game = Game was bid.
lesson-game-zone-enough = When is it enough? As a rule of thumb, { $enough } high-card points in both hands together will do for game in { -notrump }, spades or hearts. You know yours; what your partner has can be estimated.
lesson-game-zone-hand = Your hand: { $points } points, { $needed } short.
lesson-game-zone-chances = Counted over all hands your partner can have. Without information it is a gamble, with it often certain.
lesson-game-zone-even = { $bid } instead of { $lowest } pays if it makes { $percent }% of the time, vulnerable even at { $risky }%. So rather bid one game too many.
