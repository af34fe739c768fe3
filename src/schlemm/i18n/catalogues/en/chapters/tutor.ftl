### The calculator: what a result is worth, and why.

title-tables = All scores – Schlemm
title-sums = Bonuses as sums – Schlemm
tutor-text = Type a result as you would write it down, or put it together. You see every term of the sum and where it comes from.
tutor-result = The result
tutor-typed = Result
tutor-typed-hint = Such as 4♠X+1, 3NT -2, 4 spades doubled +1 or 6NT=
tutor-contract = Contract
tutor-far = higher than game needs
tutor-kind-part-score = { -part-score }
tutor-kind-game = { -game }
tutor-kind-small-slam = { -small-slam }
tutor-kind-grand-slam = { -grand-slam }
tutor-doubling = Doubled?
tutor-doubling-none = no
tutor-doubling-X = doubled
tutor-doubling-XX = redoubled
tutor-tricks = Tricks
tutor-trick-less = one trick fewer
tutor-trick-more = one trick more
tutor-tricks-count =
    { $count ->
        [one] one trick
       *[other] { $count } tricks
    }
tutor-danger = Vulnerable
tutor-danger-None = nobody
tutor-danger-NS = North-South
tutor-danger-EW = East-West
tutor-danger-All = everybody
tutor-in-rubber = At rubber bridge: { -part-score }s and honours
tutor-ours = Own points below the line
tutor-theirs = Opponents’ points below the line
tutor-honours = Honours in one hand
tutor-honours-count =
    { $count ->
        [0] none
       *[other] { $whose ->
            [theirs] { $count } held by a defender
           *[ours] { $count } held by declarer or dummy
        }
    }
tutor-duplicate = At duplicate and in a robber of four
tutor-credited = to { $side }
tutor-equal-safe = nobody vulnerable
tutor-equal-danger = both vulnerable
tutor-favourable = favourable: only the opponents vulnerable
tutor-unfavourable = unfavourable: only one’s own side vulnerable
tutor-sums-text = As Italian score sheets have it: the bonus for game is part of the bonus for a slam, and penalties come as totals. The points are the same.
tutor-rubber = At rubber bridge
tutor-above = above the line
tutor-below = below the line
tutor-rubber-over = The second game: the rubber is over.
tutor-rubber-game = A game is won. A line is drawn under both columns, and neither side’s { -part-score } counts towards the next.
tutor-rubber-part = There are now { $points } points below the line; 100 make a game.
tutor-rubber-nothing = Nothing changes below the line.
tutor-unfinished = If you stopped now, { $side } would get another { $points } points.
tutor-inconvenient = { $bid } is higher than game needs: the extra trick earns no bonus and may cost the contract.
tutor-made-into-game = Only the double makes { $bid } a game: the tricks bid now count 100 or more.
tutor-what-if = What if …
tutor-if-undoubled = undoubled
tutor-if-doubled = doubled
tutor-if-redoubled = redoubled
tutor-if-vulnerable = vulnerable
tutor-if-safe = not vulnerable
tutor-if-trick-more = a trick more
tutor-if-trick-less = a trick fewer
tutor-sacrifice = Would a sacrifice pay?
tutor-sacrifice-text = So many tricks you may go down doubled and still pay less than their contract would bring them.
tutor-worth = Their contract
tutor-may-fail = Down at most
tutor-costs = That costs
tutor-one-more = One more
tutor-cards = The numbers on a card
tutor-tables = All scores by contract
tutor-pad = Score pad for your table
tutor-column-tricks = Tricks
tutor-column-down = Down
tutor-undertricks = Undertricks, in any contract
tutor-games = { -part-score(form: "Cap") } or game?
tutor-games-none = Undoubled
tutor-games-X = Doubled
tutor-games-XX = Redoubled
tutor-games-part-score = { -part-score(form: "Cap") }s
tutor-games-game = Count as game

## Classes of contracts with sums (S2)

sums-title = Bonuses as sums
sums-text = Contracts by class, as Italian score sheets have them: the bonus for game is already in the one for a slam, and penalties come as totals. The points are the same.
sums-made = Contracts made (duplicate)
sums-tricks = Value of tricks over six
sums-notrump = { -notrump }
sums-first = the first
sums-further = each further one
sums-plus = Added to the tricks
sums-class-part-score = { -part-score(form: "Cap") }s
sums-class-game = Game
sums-class-small-slam = Small slam
sums-class-grand-slam = Grand slam
sums-inconvenient = Awkward games, higher than need be:
sums-doubled = Doubled and made
sums-doubled-tricks = Tricks bid
sums-doubled-extra = Always added
sums-doubled-overtrick = Each overtrick
sums-doubled-text = The bonus stays what it is. If the tricks bid count 100 or more through the double, the contract is a game. Only these stay { -part-score }s:
sums-down = Penalties, all undertricks together
sums-down-more = each more
refused-kept-results = Without the server I only know the short form, such as 4♠X+1, and nothing from before in a rubber.
