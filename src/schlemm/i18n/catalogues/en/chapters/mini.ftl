### Mini-bridge: the first step to the table.

mini-title = Mini-bridge: your first deal
mini-intro = Bridge without an { -auction }. Three players are waiting, and you learn all you need while you play.
mini-so-far =
    { $done ->
        [one] You have played one deal so far.
       *[other] You have played { $done } deals so far.
    }
mini-step-deal = Thirteen cards each
mini-step-deal-text = You and the player opposite are partners against the other two.
mini-step-points = Everybody announces points
mini-step-points-text = Ace 4, king 3, queen 2, jack 1. The pair with more points plays, and its stronger hand is { -declarer }. At 20 to 20 the cards are dealt again.
mini-step-contract = A contract is named
mini-step-contract-text = Partner’s cards are laid face up on the table. Declarer sees both hands and says how many tricks, and which suit is trumps.
mini-step-play = Thirteen tricks
mini-step-play-text = Everybody plays one card. You must follow the suit led if you can. The highest card wins, or the highest trump.
mini-step-score = What counts is what you promised
mini-step-score-text = Six tricks and as many as the contract says: make them and you score, fail and you pay.
mini-first = The first two deals
mini-first-mine = I declare
mini-first-cards = as the cards fall
mini-first-text = So that you play from the start, all four pass their cards on round the table until { -declarer }’s hand lies with you. After that the cards decide.
mini-deal = Deal the cards

## Points

mini-points-title = Everybody announces points
mini-points-text = Ace 4, king 3, queen 2, jack 1: always 40 together.
mini-we-declare = You have { $more } points, the others { $less }: your side plays.
mini-they-declare = The others have { $more } points, you { $less }: their side plays.
mini-declarer =
    { $self ->
        [yes] You are { -declarer }
       *[no] { $name } is { -declarer }
    }{ $why ->
        [first] , for with equal points whoever announces first comes first.
       *[more] , for { $points } are more than { $less }.
    } { $partner ->
        [you] Your cards are laid face up on the table, and you play for both.
       *[other] { $other }’s cards are laid face up on the table.
    }
mini-newcomer = One of your first two deals: all four have passed their cards on round the table until { -declarer }’s hand lay with you.
mini-level-title = 20 to 20
mini-level = Both sides have the same points. The cards are dealt again.
mini-own-points = Your points, counted
mini-counting = This is what your honours count:
mini-guide = Guidance
mini-guide-fade = fades out
mini-guide-keep = always
mini-guide-off = none
mini-on = Go on

## The contract

mini-name-title = Name the contract
mini-yours = Your hand
mini-partners = Opposite
mini-table = Dummy
mini-together = Together
mini-hint = Hint
mini-plan-points = { $points } points together.
mini-plan-suit =
    { $suit ->
        [none] You have eight cards in no suit: better without trumps.
       *[other] { $suit } with { $length } cards makes good trumps.
    }
mini-plan-minor = Game with ♣ or ♦ would take eleven tricks: without trumps nine will do.
mini-plan-part-score = Up to 24 points are mostly enough for a { -part-score }: { $bid }.
mini-plan-game = From 25 points on { -game } pays, which counts far more: { $bid }.
mini-plan-small-slam = From 33 points on there is a { -small-slam }, twelve tricks: { $bid }.
mini-plan-grand-slam = From 37 points on there is a { -grand-slam }, all thirteen tricks: { $bid }.
mini-strain = Trumps
mini-tricks = How many tricks
mini-level-name = Level { $level }: { $tricks } tricks
mini-choose = Choose trumps or NT (no trumps), and how many tricks you will make.
mini-means =
    { $bid }: { $tricks } of 13 tricks, { $goal ->
        [game] { -game }
        [small-slam] a { -small-slam }
        [grand-slam] a { -grand-slam }
       *[other] a { -part-score }
    }.
mini-name = Name the contract
mini-name-bid = Name { $bid }
mini-contract-title = The contract is named
mini-contract =
    { $self ->
        [yes] You play
       *[no] { $name } plays
    } { $bid }.
mini-contract-means =
    { $level } above six: { $tricks } tricks, { $trump ->
        [none] without trumps
       *[other] with { $trump } as trumps
    }.
mini-contract-ours = Your side needs { $tricks } of 13 tricks.
mini-contract-theirs =
    { $tricks ->
        [one] You defend: a single trick for your side beats the contract.
       *[other] You defend: { $tricks } tricks for your side beat the contract.
    }
mini-contract-part =
    { $part ->
        [declares] You play your own cards and those of { $dummy }, which lie open.
        [plays] Your cards lie open, and you play for { $declarer } as well.
        [watches] Your cards lie open, and { $declarer } plays them.
       *[defends] { $declarer } also plays the cards of { $dummy }, which lie open.
    }
mini-contract-lead =
    { $self ->
        [yes] You lead to the first trick.
       *[no] { $name } leads to the first trick.
    }
mini-contract-play = Play goes clockwise. Cards that you may not play tell you why.
mini-begin = Let’s play

## During the play: one line

mini-tip-name = Look at both hands and name the contract.
mini-tip-waits = { $name } looks at both hands and names the contract.
mini-tip-opening-lead = Hint: the top of honours in a row, else a small card of your longest suit.
mini-tip-lead =
    { $from ->
        [own] You lead to the trick: any card will do.
       *[table] The hand opposite leads: choose any card there.
    }
mini-tip-follow =
    { $from ->
        [own] { $suit } is led: follow with { $suit }.
       *[table] It is the turn of the hand opposite to follow with { $suit }.
    }
mini-tip-ruff =
    { $from ->
        [own] No { $suit } left: ruff with { $trump } or throw something away.
       *[table] No { $suit } left opposite: { $trump } ruffs, anything else is thrown away.
    }
mini-tip-discard =
    { $from ->
        [own] No { $suit } left: throw away what you need least.
       *[table] No { $suit } left opposite: throw away what is needed least there.
    }
mini-tip-make = Your aim: { $tricks } tricks.
mini-tip-beat =
    Your aim: { $tricks ->
        [one] { $tricks } trick, which beats
       *[other] { $tricks } tricks, which beat
    } the contract.
mini-tip-done =
    { $done ->
        [0] New cards, new luck.
        [one] You have played your first deal!
       *[other] { $done } deals played.
    }
mini-tip-result =
    { $made ->
        [yes] Made: { $need } tricks were promised and { $tricks } taken.
       *[no] Not made: { $need } tricks were promised and { $tricks } taken.
    }
mini-invite = Ready for the whole game, with its { -auction }?
mini-invite-go = To the full table
