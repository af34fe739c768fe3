# Hints during the play, and a look back at the cards of a deal.

## What now?

play-hint = What now?
play-hint-wait = Imagining how the cards may lie …
play-hint-play = Play { $card }
play-in-deals =
    { $reached ->
        [0] in none of { $count } imagined deals
       *[other] { $fails ->
            [0] in all { $count } imagined deals
           *[other] in { $reached } of { $count } imagined deals
        }
    }
play-in-least =
    { $least ->
        [0] in none
       *[other] in { $least }
    }
# $other: the next card; same if it reaches the goal as often ($next), $gains: whether $card brings more tricks
play-hint-make =
    { $other ->
        [none] { $card } makes the contract { play-in-deals }.
        [same] { $card } and { $next } make the contract equally often, { play-in-deals }; { $gains ->
            [yes] { $card } brings more tricks on average.
            [less] { $next } brings slightly more tricks on average.
           *[no] the tricks are the same on average too.
        }
       *[other] { $card } makes the contract { play-in-deals }, { $other } { play-in-least }.
    }
play-hint-beat =
    { $other ->
        [none] { $card } beats the contract { play-in-deals }.
        [same] { $card } and { $next } beat the contract equally often, { play-in-deals }; { $gains ->
            [yes] { $card } brings more tricks on average.
            [less] { $next } brings slightly more tricks on average.
           *[no] the tricks are the same on average too.
        }
       *[other] { $card } beats the contract { play-in-deals }, { $other } { play-in-least }.
    }
play-hint-all = All cards
play-hint-card = Card
play-hint-made = makes
play-hint-beaten = beats
play-hint-tricks = Tricks on average
play-hint-how = Worked out from what you see: your cards, dummy, the auction and what has been played.

## Why this card

card-why-only = You may not play any other card.
card-why-equal = Here one card is as good as another.
card-why-cheapest = The cheapest of cards that are worth the same here.
card-why-lowest = The lowest in { $suit }: the higher ones are kept for later.
card-why-all-yours = With open cards the rest is yours whatever you play.
card-why-none-left = With open cards no card brings another trick.
card-why-odds = This is what works most often.
card-why-odds-level = No card works more often.
card-why-tricks = It brings the most tricks on average.
card-why-tricks-level = No card brings more tricks on average.
card-why-usual = By the figures another is hardly better; this is the usual way to play it.
card-why-usual-anyway = This is how it is usually played; in { $count } imagined deals another card would bring more, but that may be chance.
card-why-signals =
    { $tells ->
        [attitude-yes] A signal: it tells partner that you have the ace, king or queen in { $suit }.
        [attitude-no] A signal: it tells partner that you have nothing high in { $suit }.
        [discard-yes] A signal: it tells partner that you want { $suit }.
        [discard-no] A signal: it tells partner that you do not want { $suit }.
        [count-even] A signal: it tells partner that you have an even number of cards in { $suit }.
        [count-odd] A signal: it tells partner that you have an odd number of cards in { $suit }.
        [preference-higher] A signal: it asks partner for { $suit }.
       *[preference-lower] A signal: it asks partner for { $suit }, or for nothing special.
    }
card-why-discard = No other will be missed less later.
card-why-ruff = Ruffs, and so wins a trick that the suit does not give.
card-why-ruff-high = Ruffs, so that the next player must ruff higher to win the trick.
card-why-under-ruff = Plays a trump under the other: a higher one is not possible, or not worth it.
card-why-overruff = Ruffs higher than the opponent.
card-why-cheaply = Takes the trick as cheaply as can be.
card-why-conceals = Takes the trick, and leaves open where { $card } is.
card-why-wins = Takes the trick.
card-why-overtakes = Overtakes partner’s trick: this hand leads next.
card-why-sure = Takes the trick for sure: nobody can play higher.
card-why-highest = Nobody can play higher in the suit.
card-why-cannot = This hand cannot win the trick; the lowest card will do.
card-why-hides = This hand cannot win the trick; of equal cards this one tells the opponents least.
card-why-partners = The trick is your side’s already; a low card will do.
card-why-partner-leads = Your side is ahead in the trick; a low card will do.
card-why-covers = Covers { $card }: the opponent needs two high cards for one trick.
card-why-third-high = Third hand high: after a low card the opponent could win cheaply.
card-why-forces = Forces the next player to play high for the trick.
card-why-second-low = Second hand low: { $card } is kept for a trick in which it is worth more.
card-why-holds-up = Holds up { $card } until the opponents are cut off from each other in the suit.
card-why-ducks = Ducks this trick; { $card } stays for later.
card-why-runs-to = Lets the trick run to the other hand, where { $card } may still win it.
card-why-finesse = Takes the finesse: { $card } lies well in { $works } of { $count } deals.
card-why-runs = Lets it run for the finesse: { $card } lies well in { $works } of { $count } deals.
card-why-to-finesse = Leads for the finesse: { $card } lies well in { $works } of { $count } deals.
card-why-towards = Leads towards { $card }: if the higher card lies in front of it, it can make a trick.
card-why-draws-trumps =
    { $out ->
        [one] Draws trumps: one is still out.
       *[other] Draws trumps: { $out } are still out.
    }
card-why-ruff-there = The other hand has none of the suit left and can ruff.
card-why-cashes = Cashes a sure trick.
card-why-cashes-unless =
    { $ruffed ->
        [0] Cashes a high card; it is hardly to be ruffed.
       *[other] Cashes a high card; it is ruffed in { $ruffed } of { $count } deals.
    }
card-why-must-ruff = Drives out a trump: whoever wants the trick has to ruff.
card-why-develops = Develops { $suit }: once the opponents’ high cards are gone, the low ones are good.
card-why-lead-partner = Leads the suit that partner has bid.
card-why-lead-trump = Leads a trump, so that { -dummy } can ruff less.
card-why-lead-single = A singleton: when the suit comes back, you can ruff.
card-why-lead-sequence = The top of a sequence: if it drives out a higher card, the next one moves up.
card-why-lead-fourth = The fourth best of the long suit: { $suit } is to bring tricks later.
card-why-lead-third = The third best of four: { $suit } is to bring tricks later.
card-why-lead-fifth = The fifth best of the long suit: { $suit } is to bring tricks later.
card-why-lead-passive = From low cards: that seldom gives a trick away.
card-why-gives-ruff = Partner has none of the suit left, and can ruff with any trump that is left.
card-why-returns = Returns { $suit }, partner’s suit.
card-why-through = Through the strength in { -dummy }: partner sits behind it.
card-why-weakness = Up to the weakness in { -dummy }, which plays last.

## Which plan the card belongs to

play-in-made =
    { $made ->
        [0] in none of them
       *[other] in { $made } of them
    }
play-in-saved =
    { $saved ->
        [0] otherwise in none of { $fails }
       *[other] otherwise in { $saved } of { $fails }
    }
play-in-instead =
    { $instead ->
        [0] in none
       *[other] in { $instead }
    }
card-plan-finesse = Much depends on it: if { $card } lies well, the contract is made in { $made } of { $works } deals, { play-in-saved }.
card-plan-towards = { $seat } has { $card } in { $works } of { $count } deals: then the contract is made { play-in-made }, { play-in-saved }.
# $matters: whether it matters how the trumps are divided
card-plan-trumps =
    { $rounds ->
        [one] After this round of trumps
       *[other] After { $rounds } rounds of trumps
    } the opponents have none left { $fails ->
        [0] in any imagined deal
       *[other] in { $works } of { $count } deals
    }{ $matters ->
        [yes] ; then the contract is made { play-in-made }, { play-in-saved }.
       *[no] .
    }
card-plan-long-suit = After { $rounds } rounds of { $suit } the opponents have none left in { $works } of { $count } deals: then the contract is made { play-in-made }, { play-in-saved }.
card-plan-drives-out = Only { $card } is higher than the best { $run } cards of your side in { $suit }. Once it has been played, yours are the highest.
card-plan-holds-up =
    After this trick { $seat } has nothing left in { $suit } { $fails ->
        [0] in any imagined deal
       *[other] in { $works } of { $count } deals
    }{ $matters ->
        [yes] ; then the contract is made { play-in-made }, { play-in-saved }.
       *[no] .
    }
card-plan-enough =
    { $needed ->
        [one] The high cards will do: the contract needs one more trick,
       *[other] The high cards will do: the contract needs { $needed } more tricks,
    } { $sure ->
        [one] and there is one to be cashed from here.
       *[other] and there are { $sure } to be cashed from here.
    }
card-plan-ruffs-first = First ruff in { $suit }, draw trumps later: with a trump now, the contract is made { play-in-instead } instead of { $reached } of { $count } deals.
card-plan-contract-first = The contract first: { $card } would bring more tricks on average, but the contract would be made { play-in-instead } instead of { $reached } of { $count } deals.
card-plan-safety = Safety play: if an opponent has { $length } or more cards in { $suit } ({ $works } of { $count } deals), the contract is made { play-in-made }, with { $card } { play-in-instead }.
card-plan-tricks-first = Tricks count most here: { $card } would make the contract { play-in-instead } instead of { $reached } of { $count } deals, but bring fewer tricks on average.
# $matters: whether the contract is made much more often then
card-plan-squeezes =
    Squeeze: { $fails ->
        [0] in all imagined deals
       *[other] in { $works } of { $count } deals
    } { $seat } has no card to spare, and whatever they throw on this one costs a trick{ $matters ->
        [yes] ; then the contract is made { play-in-made }, { play-in-saved }.
       *[no] .
    }
# $matters: whether the contract is made much more often then
card-plan-throws-in =
    Throw-in: { $fails ->
        [0] in all imagined deals
       *[other] in { $works } of { $count } deals
    } { $seat } wins this trick and has to lead, which costs a trick{ $matters ->
        [yes] ; then the contract is made { play-in-made }, { play-in-saved }.
       *[no] .
    }

## Review

review-title = Review
review-last = Review of the last finished deal
review-wait =
    { $total ->
        [0] Working it out …
       *[other] Working it out … { $done } of { $total } cards
    }
review-par-us = Without a mistake and with open cards: { $results }. That is { $points } points for you.
review-par-them = Without a mistake and with open cards: { $results }. That is { $points } points for the opponents.
review-par-none = Without a mistake and with open cards nobody would have scored.
review-or = or
review-made =
    The contract that was played was worth { $possible ->
        [one] { $possible } trick
       *[other] { $possible } tricks
    }; it came to { $made }.
review-luck = Counted for you: luck of the cards { $luck }, at the table { $table }, together { $score }.
review-luck-why = The luck of the cards is par: what they give without a mistake. The rest was made at the table.
review-game =
    { $boards ->
        [one] The whole game, one deal:
       *[other] The whole game, { $boards } deals:
    }
review-not-exact = Bonuses for rubber and honours belong to no single deal; so the sum may differ from the sheet.
review-better = How it could go on with open cards, instead of { $card } in trick { $trick }
review-no-play = No card was played.
review-claims = Claims not accepted
review-claim =
    { $self ->
        [yes] You claimed { $tricks } of { $left ->
            [one] { $left } trick
           *[other] { $left } tricks
        }.
       *[other] { $name } claimed { $tricks } of { $left ->
           [one] { $left } trick
          *[other] { $left } tricks
       }.
    }
review-claim-by =
    { $self ->
        [yes] You wanted to see that played.
       *[other] { $name } wanted to see that played.
    }
review-claim-holds = The claim would have held: no sensible way of playing loses more.
review-claim-open = There are too many ways of playing to look at them all; in doubt a claim is not accepted.
review-claim-beaten = This beats it:
review-claim-trick = { $seat } takes the trick
review-claim-lost = { $seat } takes this trick, which had not been conceded.
review-open = With open cards
review-known-self = With what you knew
review-known-other = With what { $name } knew
review-known = With own knowledge
review-open-cost =
    { $tricks ->
        [0] costs nothing
        [one] costs one trick
       *[other] costs { $tricks } tricks
    }
review-known-right = right
review-known-only = the only card
review-known-later = still to be worked out
review-known-cost =
    { $card } was better by { $amount ->
        [one] { $amount } trick
       *[other] { $amount } tricks
    } on average
review-known-chance = { $card } reaches the goal in { $best } instead of { $reached } of { $count } deals
review-mark-mistake = Mistake: it could be seen
review-mark-unseen = Bad luck: hardly to be seen
review-mark-lucky = Against the odds; it did no harm
review-marked = Next card of note
review-player = Player
review-given = Tricks given away
review-possible = Tricks with open cards

## Why not

refused-not-to-play = There is a hint when it is your turn to play a card.
refused-other-rules = With the rule that the trick must be beaten there are no hints about the play and no review: the figures follow the usual rules, which do not hold here.
refused-no-figures = That cannot be worked out at the moment; ask again shortly.
refused-too-wild = These hands are so wild that it takes too long to work out their tricks.
refused-solver-missing = The program that works out tricks is missing on this computer; so there are no hints about the play and no review. What helps is told by the server when it starts.
