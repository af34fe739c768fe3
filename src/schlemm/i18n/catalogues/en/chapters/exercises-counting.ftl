### What the exercises on counting ask, and why an answer is right.

ask-down =
    { $vulnerable ->
        [1] { $result }, and this side is { -vulnerable }. How many points do the opponents get?
       *[0] { $result }, and this side is { -not-vulnerable }. How many points do the opponents get?
    }
ask-kind = What is { $bid }?
ask-becomes-game =
    { $factor ->
        [4] { $bid } is redoubled and made. Does it earn the bonus for game?
       *[2] { $bid } is doubled and made. Does it earn the bonus for game?
    }
ask-slam =
    { $vulnerable ->
        [1] { $result }, { -vulnerable }. How much is the slam bonus alone? (0 if there is none)
       *[0] { $result }, { -not-vulnerable }. How much is the slam bonus alone? (0 if there is none)
    }
ask-danger-robber = Rubber of four, deal { $deal }, { $seat } deals. Who is { -vulnerable }?
ask-danger-rubber = Classical rubber. Games won: North-South { $ours }, East-West { $theirs }. Who is { -vulnerable }?
ask-danger-board = Tournament, board { $number }. Who is { -vulnerable }?
ask-below = Classical rubber: { $result }. How many points go below the line?
ask-game-won = Classical rubber: this side has { $before } below the line. Now comes { $result }. Has it won a game?
ask-imps = A tournament board, { $vulnerability }. How many IMPs does your team get? (with a minus if it loses some)
why-sum = In figures: { $terms } = { $points }.
why-theirs = That goes to the opponents; for this side it is { $points }.
why-other-danger =
    { $vulnerable ->
        [1] That would be the figure for a side that is { -not-vulnerable }.
       *[0] That would be the figure for a side that is { -vulnerable }.
    }
why-not-simple = It is not simply twice as much: doubled, the first undertrick costs { $first } here, the second and third { $next } each and any further one { $later }.
why-reaches-game = { $bid } brings { $terms } = { $points } points, a hundred or more.
why-below-game = { $bid } brings { $terms } = { $points } points, less than a hundred.
why-slam-level = { $bid } promises { $tricks } of thirteen tricks.
why-doubled-game = { $bid } counts ({ $terms }) × { $factor } = { $points }. That is a hundred or more.
why-doubled-part = Even so { $bid } only counts ({ $terms }) × { $factor } = { $points }, less than a hundred.
why-slam-bonus = It brings { $points }, on top of the tricks and the bonus for game.
why-slam-not-bid = There were { $tricks } tricks, but only { $bid } was bid. A slam bonus is for slams that were bid.
why-with-game = { $sum } is the sum of { $game } for game and { $points } for the slam. Italian score cards print it like that.
why-first-deal = In the first of the four deals nobody is { -vulnerable }, neither { $side } nor the others.
why-dealers-side = In the second and third deal it is the side that deals, here { $side }.
why-last-deal = In the last deal both sides are { -vulnerable }, not only { $side }.
why-has-a-game = It is whoever has won a game already: { $vulnerability }.
why-danger-first = Up to board 4 in this order: none, North-South, East-West, all. Board { $number }: { $vulnerability }.
why-danger-shifts = After every four boards the order “none, North-South, East-West, all” shifts by one. Board { $number }: { $vulnerability }.
why-below = Only tricks bid go below the line: { $points }. Everything else is written above.
why-nothing-below = Only contracts made go below the line, so { $points } here. The opponents write the penalty above it.
why-above = That is everything together. Below the line only tricks bid and made count, { $points } here.
why-game-won = { $before } from before and { $points } now make { $reached }: a hundred or more.
why-game-not-yet = { $before } from before and { $points } now make { $reached }: not a hundred yet.
why-difference = At table 1 you get { $first }, at table 2 { $second }; together that is { $points }.
why-imps =
    { $count ->
        [one] A difference of { $low } to { $high } is worth { $count } IMP.
       *[other] A difference of { $low } to { $high } is worth { $count } IMPs.
    }
why-other-team = The number is right, but for the other team.
ask-score =
    { $vulnerable ->
        [1] What is { $result } worth if this side is { -vulnerable }?
       *[0] What is { $result } worth if this side is { -not-vulnerable }?
    }
