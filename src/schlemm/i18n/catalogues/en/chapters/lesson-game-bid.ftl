### Lesson: game has to be bid.

lesson-game-bid-hundred = If the tricks bid bring { $points } points or more, it is a game, and that earns a big bonus. The easiest way is to remember where it begins.
lesson-game-bid-lowest = Nine tricks are enough without trumps, ten in the major suits, eleven in the minors.
lesson-game-bid-same = Does it only count what you make? No. Eleven tricks in spades, twice: { $result } brings { $points }, { $result-2 } brings { $points-2 }.
lesson-game-bid-bonus = The difference of { $more } is the bonus, and it depends on the bid alone.
lesson-game-bid-chance = Bidding is also risking: if you fail in { $bid }, { $bid-2 } would have done. On average the risk pays from a { $white }% chance of the tenth trick, and { -vulnerable } even from { $red }%.
lesson-game-bid-head = Lowest bid
lesson-game-bid-tricks = Tricks
lesson-game-bid-points = Points for them
lesson-game-bid-one = { $bid }
