### The table: what is read and heard there.

## Place and ways

table-title = The table
table-home = To the start page
table-menu = Menu
table-close = Close
table-settings = Settings
table-keys = Keyboard
table-side = Auction and score sheet
table-sheet = Score sheet
table-contract = Contract
table-phases = Phases
table-log = What happens
table-you = You
table-us = We
table-them = They
table-seat-name = { $seat } ({ $name })

table-deal-of =
    { $deals ->
        [0] Deal { $deal }
       *[other] Deal { $deal } of { $deals }
    }
table-deal-of-short =
    { $deals ->
        [0] no. { $deal }
       *[other] { $deal } of { $deals }
    }

## Vulnerability

table-all-danger = Everybody { -vulnerable }
table-none-safe = Nobody { -vulnerable }
table-us-danger = We are { -vulnerable }
table-us-safe = we are not
table-them-danger = They are { -vulnerable }
table-them-safe = they are not
table-danger-short = vul
table-safe-short = non-vul
table-odds-favourable = favourable
table-odds-unfavourable = unfavourable
table-odds-favourable-why = Going down costs you less than it costs them
table-odds-unfavourable-why = Going down costs you more than it costs them

# One’s own place: South, or South · declarer
table-own-place =
    { $role ->
        [none] { $name } · { $seat }
       *[other] { $name } · { $seat } · { $role }
    }

## Auction

table-bidbox = Calls
table-bid-help = { $call } = { $tricks } tricks. Each level is one trick more.
table-bid-worth =
    { $name } = { $tricks } tricks{ $goal ->
        [none] { "" }
       *[other] , { $goalname }
    }
table-call-P = Pass: no bid this time
table-call-X = Double: you play for more, if it stays there
table-call-XX = Redouble: the stakes rise once more
table-call-illegal = { $what }, not possible now
table-confirm-call = Tap once more to call { $call }
table-confirm-card = Tap once more to play { $card }
table-typed = { $typed } …
table-typed-not-held = { $card } is not in this hand
table-next-call = The next call goes here
table-call-by = { $callname } by { $seat }
table-why-by = by { $name }
table-why-help = Why? Tap a call to see what it promises.
table-why-wait = One moment …
table-why-nothing = Nothing has been agreed about it.
table-call-by-artificial = { $callname } by { $seat }, artificial
table-hint = What would you bid?
table-hint-short = Hint
table-hint-rule = For you: what to bid with such cards
table-hint-alike = For you and the others: what your call says
table-hint-promises = For the others: how they read your call
table-hint-make = Call { $call }
table-why-not = Why not …?
table-why-not-help = Tap a call to learn which condition your hand does not meet.
table-why-not-none = Nothing speaks against { $call }: the system would do the same.

## Contract

table-contract-by = by { $seat }
table-contract-why = { $contractname }. Why?
table-why-declarer = { $seat } is { -declarer }: of { $side }, { $seat } was the first to bid { $strain } ({ $bid }), and that became the contract.
table-why-contract =
    It takes { $tricks } tricks{ $trump ->
        [none] , without trumps
       *[other] ; trumps are { $strain }
    }.{ $doubling ->
        [X] { " " }The contract is doubled.
        [XX] { " " }The contract is redoubled.
       *[none] { "" }
    }

## Cards

table-trick = Trick
table-trick-card =
    { $seat }: { $cardname }{ $led ->
        [yes] , led
       *[no] { "" }
    }
table-led = led
# In a match: the row of backs before a player; $won and $lost count tricks
table-row = { $seat }’s cards face down: { $won } won, { $lost } lost
table-card-yes = { $cardname }, playable
table-card-no = { $cardname }, not possible now
table-card-later = { $cardname }
table-own-hand =
    { $role ->
        [none] Your hand
       *[other] Your hand ({ $role })
    }
table-hand-of =
    { $role ->
        [none] { $seat }’s hand
       *[other] { $seat }’s hand ({ $role })
    }
table-your-lead =
    { $from ->
        [own] Your lead
       *[other] { $seat }’s hand: your lead
    }
table-your-card =
    { $from ->
        [own] Your turn; { $suit } was led
       *[other] { $seat }’s hand: { $suit } was led
    }
table-waits-for = { $name } is to play
# A bot has been in turn for longer than a moment.
table-thinks = { $name } is thinking
# A person, or several seats.
table-waits-on = Waiting for { $name }

## Tricks

table-tricks = we { $us }, they { $them }
table-tricks-us = we { $count }
table-tricks-them = they { $count }
# $fate: open, made or down; $count: the tricks still missing, the overtricks or the undertricks
table-need-make =
    { $fate ->
        [made] { $count ->
            [0] made
            [one] made, one overtrick so far
           *[other] made, { $count } overtricks so far
        }
        [down] { $count ->
            [one] can no longer be made, one down so far
           *[other] can no longer be made, { $count } down so far
        }
       *[open] { $count } more to make it
    }
table-need-beat =
    { $fate ->
        [made] { $count ->
            [0] can no longer be beaten
            [one] can no longer be beaten, one overtrick so far
           *[other] can no longer be beaten, { $count } overtricks so far
        }
        [down] { $count ->
            [one] beaten, one down so far
           *[other] beaten, { $count } down so far
        }
       *[open] { $count } more to beat it
    }
table-last-trick = Last trick
table-last-trick-short = Last
table-last-gone = The last trick is turned over again: play has gone on since.
table-last-none = No trick is complete yet.
table-auction-gone = The auction is out of sight: now the contract counts, and your memory.
table-trick-to =
    { $self ->
        [yes] You win the trick
       *[other] { $name } wins the trick
    }

## Taking back, claiming

table-undo = Undo
table-left =
    { $what ->
        [take-back] Taking back:
        [claim] Claiming the rest:
        [line] Saying something to the table:
        [explanation] Explaining calls or asking about them:
        [seat] Leaving and coming back:
        [settings] Changing the settings:
        [spectator] Letting people look on:
       *[leading] Lining up, pausing, naming captains:
    } { $left ->
        [0] no more in this deal.
        [one] once more in this deal.
       *[other] { $left } times more in this deal.
    }
table-claim = Claim the rest
table-claim-not = You can claim while you play cards: not as dummy, and after a refused claim only once another card has been played.
table-claim-short = Claim
table-rest-yours = The rest is yours: take all { $left } tricks
table-claim-shown = Who claims shows their hand to everybody.
table-claim-how-many =
    { $left ->
        [one] One trick is left. How many of it are yours?
       *[other] { $left } tricks are left. How many of them are yours?
    }
table-claim-sentence =
    { $tricks ->
        [0] We concede the rest.
        [one] { $left ->
            [one] The last trick is ours.
           *[other] One of { $left } tricks is ours; we concede { $lost }.
        }
       *[other] { $lost ->
            [0] All { $left } tricks are ours.
            [one] { $tricks } of { $left } tricks are ours; we concede one.
           *[other] { $tricks } of { $left } tricks are ours; we concede { $lost }.
        }
    }
table-claim-line = And how:
table-claim-line-none = without words
table-claim-line-top-cards = high cards from the top
table-claim-line-trumps-first = draw trumps, then from the top
table-claim-line-cross-ruff = cross-ruff
table-claim-said = With the words: “{ $line }”
table-claim-send = Claim
table-concede = Concede the rest
table-concede-ask = Really concede all remaining tricks? The deal ends with it.
table-concede-sure = Yes, concede the rest
table-claim-refused =
    { $whose ->
        [self] You have refused { $claimer }’s claim: play goes on.
        [own] { $name } wants to see that played: play goes on.
       *[other] { $name } wants to see { $claimer }’s claim played: play goes on.
    }
table-claim-another = Another claim: { $name }
table-claim-made =
    { $self ->
        [yes] { $tricks ->
            [0] You concede the rest.
            [one] You claim one trick of { $left }.
           *[other] You claim { $tricks } of { $left } tricks.
        }
       *[other] { $tricks ->
            [0] { $name } concedes the rest and faces the hand.
            [one] { $name } claims one trick of { $left } and faces the hand.
           *[other] { $name } claims { $tricks } of { $left } tricks and faces the hand.
        }
    }
table-claim-accept = Accept
table-claim-refuse = Play on
table-claim-waits =
    { $count ->
        [one] One answer is still missing.
       *[other] { $count } answers are still missing.
    }

## Result

table-result = { $result }
table-by-claim = by claim
# $fate: made or down; $count: the overtricks or the undertricks
table-fate =
    { $fate ->
        [down] { $count } down
       *[made] { $count ->
            [0] Made
            [one] Made, one overtrick
           *[other] Made, { $count } overtricks
        }
    }
table-feat =
    { $feat ->
        [grand-slam] { -grand-slam }
        [small-slam] { -small-slam }
        [redoubled] redoubled and made
        [doubled] doubled and made
       *[game] { -game } { -vulnerable }
    }
table-redeal = Nobody has bid. The cards are dealt again.
table-points-us = { $amount } for you
table-points-them = { $amount } for the opponents
table-points-none = No points
table-sound-offer = Play with sound
table-points-to =
    { $whose ->
        [us] for you
        [them] to the opponents
       *[none] points
    }
table-line-above-us = For you, above the line
table-line-above-them = For the opponents, above the line
table-line-below-us = For you, below the line
table-line-below-them = For the opponents, below the line
table-look = Look at the cards
table-look-hands = All four hands
table-look-tricks = Trick by trick
table-replay = The tricks, one after the other
table-replay-back = One trick back
table-replay-on = One trick on
table-replay-at =
    { $count ->
        [13] Trick { $at } of { $count }
       *[other] Trick { $at } of the { $count } played
    }
table-between = The cards are about to be dealt
table-next = Next deal
table-next-redeal = Deal again
table-robber-over = The rubber is over
table-end-won = You have won
table-end-lost = The opponents have won
table-end-tie = A tie
table-next-robber = Next rubber

## Menu

table-leave = Go on later
table-leave-why = Just leave: everything is kept, and the start page brings you back here.
table-stop = Stop now and settle
table-stop-why = The rubber ends here and is scored as the rules have it for an unfinished one.
table-stop-ask-robber4 = Really stop? The deal in progress does not count, and the score stays as it is on the sheet.
table-stop-ask-minibridge = Really stop? The deal in progress does not count, and the score stays as it is on the sheet.
table-stop-ask-rubber = Really stop? The deal in progress does not count. The only game won and a game begun get their bonus.
table-stop-sure = Yes, settle
table-stop-not = Play on

## Connection

table-connecting = Laying the table …
table-offline = The connection is lost.
table-offline-kept = Nothing is lost; the table stays as it is.
table-offline-server = A table needs the server: it shuffles, deals and keeps the record. Nothing is lost, and as soon as it answers you go on here.
table-offline-again =
    { $seconds ->
        [0] Trying again …
        [one] Next try in one second.
       *[other] Next try in { $seconds } seconds.
    }
table-offline-now = Try now
table-gone = There is no such table
table-gone-why = Perhaps the link is incomplete, or the table was opened in another browser: there it goes on.

## Keyboard

table-key-arrows = from card to card, from bid to bid
table-key-enter-name = Enter
table-key-enter = plays the card, makes the bid
table-key-bid = level and suit: { $example } bids { $bid }
table-key-pass = { call-P }
table-key-double = { call-X }, { call-XX }
table-key-card = suit and rank: { $example } plays the { $cardname }
table-key-dot = after a full stop the international letters hold
table-key-space-name = Space
table-key-space = closes what is open; deals the next board
table-key-escape = cancels, closes
table-key-help = this help

## Read aloud

table-aloud-dealt = New deal.
table-aloud-hand = Your hand: { $cards }.
table-aloud-dummy = Dummy: { $cards }.
table-aloud-call = { $name }: { $callname }
table-aloud-card = { $name }: { $cardname }
table-aloud-contract =
    { $bidname }{ $doubling ->
        [X] { " " }doubled
        [XX] { " " }redoubled
       *[none] { "" }
    } by { $seat }
table-aloud-trick =
    { $self ->
        [yes] You win the trick.
       *[other] { $name } wins the trick.
    }
table-aloud-claim =
    { $self ->
        [yes] { $tricks ->
            [0] You concede the rest.
            [one] You claim one trick.
           *[other] You claim { $tricks } tricks.
        }
       *[other] { $tricks ->
            [0] { $name } concedes the rest.
            [one] { $name } claims one trick.
           *[other] { $name } claims { $tricks } tricks.
        }
    }
table-aloud-answer =
    { $self ->
        [yes] { $accept ->
            [yes] You accept.
           *[no] You play on.
        }
       *[other] { $accept ->
            [yes] { $name } accepts.
           *[no] { $name } plays on.
        }
    }
table-aloud-undone =
    { $self ->
        [yes] You take back.
       *[other] { $name } takes back.
    }
table-aloud-closed = The rubber has ended.
table-you-play = You play
table-turn-call = Your turn: what do you bid?
table-turn-card = Your turn.
table-turn-card-of = Your turn, with { $seat }’s hand.
table-turn-claim = You are asked: do you accept?
