### Lesson: when a double makes a game.

lesson-doubled-game-how = A double doubles the points of the tricks bid. If that makes a hundred or more, the side also gets the bonus for game, although it bid only a { -part-score }.
lesson-doubled-game-two = { $result }: the double gave the opponents the big bonus.
lesson-doubled-game-which = Doubled, everything up to { $bid } remains a { -part-score }; from { $bid-2 } on it is a game. Redoubled, { -part-score }s end with { $bid-3 }.
lesson-doubled-game-risk = Work it out: if { $bid } goes one down, the double brings you { $gain } more. If it is made, it costs you { $loss }. So it pays only if the contract fails { $percent } times in a hundred.
