### What a call means, as the system of its bidder reads it.
### $suit and $their are none if no suit is spoken of; $length is 0 if no length is shown.

## Parts

# $count says what is counted.
meaning-unit =
    { $count ->
        [figures] high-card points
       *[strength] points with length
    }
meaning-points =
    { $span ->
        [any] any strength
        [from] at least { $low } { meaning-unit }
        [to] at most { $high } { meaning-unit }
        [exactly] exactly { $low } { meaning-unit }
       *[between] { $low } to { $high } { meaning-unit }
    }
meaning-holding =
    { $length ->
        [0] { meaning-points }
        [one] at least one card in { $suit }, { meaning-points }
       *[other] at least { $length } cards in { $suit }, { meaning-points }
    }

## Calls

meaning-opening = Opening: { meaning-holding }.
meaning-opening-notrump = Notrump opening: balanced, { meaning-holding }.
meaning-opening-strong = Strong opening: { meaning-holding }. Partner must not pass.
meaning-preempt = Preempt, to take away the opponents’ room: { meaning-holding }.
meaning-pass = No other call fits better: { meaning-holding }.
meaning-raise = Raises partner’s suit: { meaning-holding }.
meaning-game = Wants to play game: { meaning-holding }.
meaning-slam = Wants to play a slam: { meaning-holding }.
meaning-new-suit = New suit: { meaning-holding }. Partner bids on.
meaning-jump-shift = New suit with a jump, game at least: { meaning-holding }.
meaning-suit-to-play = Own suit, to play: { meaning-holding }. Partner may pass.
meaning-notrump = Notrump, because partner’s suit does not fit: { meaning-holding }.
meaning-notrump-balanced = Notrump, balanced: { meaning-holding }.
meaning-rebid = The same suit again: { meaning-holding }.
meaning-second-suit = A second suit of one’s own: { meaning-holding }.
meaning-preference = Back to the suit of partner’s that fits better: { meaning-holding }.
meaning-waiting = Only an answer, because partner’s call asks for one: { meaning-holding }.
meaning-overcall = Overcall: { meaning-holding }.
meaning-overcall-strong = Jump overcall: { meaning-holding }.
meaning-overcall-notrump = Notrump overcall, balanced: { meaning-holding }.
meaning-takeout =
    { $their ->
        [none] Take-out double: partner is to name a suit; { meaning-points }.
       *[other] Take-out double: partner is to name a suit; short in { $their } or very strong, { meaning-points }.
    }
meaning-answer-double = The suit that the take-out double asked for: { meaning-holding }.
meaning-penalty-pass = Penalty pass, partner’s take-out double stands: { meaning-holding }.
meaning-penalty = Penalty double, this contract should go down: { meaning-holding }.
meaning-redouble = The caller’s side has more points than the opponents: { meaning-holding }.
meaning-natural = Natural bid: { meaning-holding }.
meaning-natural-notrump = Natural notrump bid: { meaning-holding }.
meaning-unknown = There is no rule for this call here; it may mean anything.
