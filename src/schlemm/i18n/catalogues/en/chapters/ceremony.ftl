### Dealing at the table: shuffling, cutting, card by card. A habit, not a rule.

ceremony = How cards are dealt
ceremony-habit = Habit
ceremony-when = Dealing as at a card table
ceremony-when-first = the first time
ceremony-when-first-hint = The first cards of each game are dealt at the table, the others are in your hand at once. It is so unless you choose otherwise.
ceremony-when-every = always
ceremony-when-every-hint = Before every deal the pack is shuffled, cut and dealt.
ceremony-when-off = never
ceremony-when-off-hint = The cards are always in your hand at once.
ceremony-singly = one by one
ceremony-singly-hint = The pack is shuffled and cut, then the cards come one by one, clockwise. You can skip it at any time.
ceremony-packets = 3-3-3-4
ceremony-packets-hint = The pack is shuffled and cut, then everybody gets three cards three times, and four at the end. You can skip it at any time.
shuffler = Who shuffles
shuffler-two = North and South
shuffler-two-hint = North shuffles the blue pack, South the red one; they take turns from deal to deal.
shuffler-dealer = the dealer
shuffler-dealer-hint = The dealer shuffles, the blue pack and the red one in turn.
habit-dealt-singly = Dealt as at a card table, card by card, after a cut by the player on the right.
habit-dealt-packets = Dealt as at a card table, in packets of 3-3-3-4, after a cut by the player on the right.
habit-shuffled-two = North shuffles the blue pack, South the red one.
habit-shuffled-dealer = The dealer shuffles.
ceremony-shuffled =
    { $self ->
        [yes] You have
       *[no] { $name } has
    } shuffled { $back ->
        [blue] the blue pack.
       *[red] the red pack.
    }
ceremony-deals =
    { $self ->
        [yes] You deal.
       *[no] { $name } deals.
    }
ceremony-waits = { $name } cuts.
ceremony-your-cut = You cut: where do you divide the pack?
ceremony-halves = { $cards } above, { $rest } below
ceremony-cut = Cut
ceremony-counts = Your cut counts: the cards depend on it too, and anybody can check that.
ceremony-counts-not = On this server the cards are fixed beforehand. Your cut is noted and does not change them.
ceremony-was-cut =
    { $self ->
        [yes] You have
       *[no] { $name } has
    } cut after { $cards } cards. Now they are dealt.
ceremony-put-away =
    { $back ->
        [blue] The blue pack
       *[red] The red pack
    } lies ready for the next deal: { $name }, on the left.
ceremony-skip = Pick up
ceremony-any-key = Any key or tap will do.
ceremony-skip-all = Skip the dealing
ceremony-no-more = Don’t show this again
