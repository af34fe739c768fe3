### What a call means, as the system of its bidder reads it.
### $suit, $their, $second and $trump are none if no suit is spoken of; $length is 0 if no length is shown; $held is
### none if no number is told.

## Parts

# $count says what is counted.
meaning-unit =
    { $count ->
        [figures] high-card points
        [long] points with long suits
        [short] points with short suits
        [club-support] points in support of ♣
        [diamond-support] points in support of ♦
        [heart-support] points in support of ♥
        [spade-support] points in support of ♠
       *[strength] points with length
    }
# $usual says what is usually so: the points, the cards and the points, or nothing, for it is always so.
meaning-usual-cards =
    { $usual ->
        [no] { "" }
        [points] { "" }
       *[cards] usually{ " " }
    }
meaning-points =
    { $usual ->
        [points] usually { meaning-range }
       *[other] { meaning-range }
    }
meaning-range =
    { $span ->
        [any] any strength
        [from] at least { $low } { meaning-unit }
        [to] at most { $high } { meaning-unit }
        [exactly] exactly { $low } { meaning-unit }
       *[between] { $low } to { $high } { meaning-unit }
    }
meaning-holding =
    { $cards ->
        [exactly]
            { $length ->
                [0] { meaning-points }
                [one] { meaning-usual-cards }exactly one card in { $suit }, { meaning-points }
               *[other] { meaning-usual-cards }exactly { $length } cards in { $suit }, { meaning-points }
            }
       *[from]
            { $length ->
                [0] { meaning-points }
                [one] { meaning-usual-cards }at least one card in { $suit }, { meaning-points }
               *[other] { meaning-usual-cards }at least { $length } cards in { $suit }, { meaning-points }
            }
    }
# between two numbers: 0 or 4
meaning-or = or
meaning-trump =
    { $trump ->
        [none] { "" }
       *[other] { " " }({ $trump } is trumps)
    }

## Openings

meaning-opening = Opening: { meaning-holding }.
meaning-opening-notrump = { -notrump(form: "Cap") } opening: { meaning-holding }.
meaning-opening-strong = Strong opening: { meaning-holding }.
meaning-semi-forcing = Very strong opening, the suit follows later: { meaning-points }.
meaning-strong-club = Strong 1♣: an artificial opening on any shape, the suit follows later; { meaning-points }.
meaning-game-force = Game force: { -game } is certain, the suit follows later; { meaning-points }.
meaning-weak-two = Weak two: { meaning-holding }.
meaning-preempt = Pre-empt, takes bidding space away from the opponents: { meaning-holding }.
meaning-pass =
    { $span ->
        [any] No bid fits better.
       *[other] No bid fits better: { meaning-points }.
    }
meaning-pass-opening = Too weak to open: { meaning-points }.
meaning-pass-answer = Too weak to respond: { meaning-points }.
meaning-pass-weak = Too weak to bid: { meaning-points }.
meaning-pass-more = Too weak to bid again: { meaning-points }.
meaning-pass-content =
    { $span ->
        [any] Content with { $bid }.
       *[other] Content with { $bid }: { meaning-points }.
    }
meaning-pass-doubled =
    { $span ->
        [any] Content with partner’s double.
       *[other] Content with partner’s double: { meaning-points }.
    }
meaning-pass-told =
    { $span ->
        [any] Has described the hand already and lets the opponents play.
       *[other] Has described the hand already and lets the opponents play: { meaning-points }.
    }
meaning-pass-leaves =
    { $span ->
        [any] Leaves the next word to partner.
       *[other] Leaves the next word to partner: { meaning-points }.
    }
meaning-pass-trap = Waits with the opponents’ suit instead of bidding: { meaning-holding }.
meaning-pass-weak-or-trap = Too weak to bid, or waiting from { $else } high-card points up with at least { $length } cards in { $suit }: { meaning-points }.
meaning-pass-weak-or-waits = Too weak to bid, or waiting from { $else } high-card points up, with at least { $length } cards in { $suit } or with a suit of one’s own that is not good enough to bid: { meaning-points }.
meaning-pass-waits = Waits with at least { $length } cards in { $suit } or with a suit of one’s own that is not good enough to bid: { meaning-points }.
meaning-pass-poor = Waits, because the suit is not good enough to bid: { meaning-points }.
meaning-pass-defend =
    { $span ->
        [any] Lets the opponents play: neither a bid nor a double fits.
       *[other] Lets the opponents play, neither a bid nor a double fits: { meaning-points }.
    }

## Responses and rebids

meaning-raise = Supports partner’s suit: { meaning-holding }.
meaning-limit-raise = Limit raise of partner’s suit, invites { -game }: { meaning-holding }.
meaning-drury = Drury: a good raise of partner’s suit by a passed hand; { meaning-holding }.
meaning-preemptive-raise = Pre-emptive raise, many trumps and few points: { meaning-holding }.
meaning-strong-raise = Strong raise of partner’s suit, { -game } at least; { meaning-holding }.
meaning-splinter = Splinter: support for partner’s suit, strength for { -game } and at most one card in the suit that is bid; { meaning-holding }.
meaning-game = Wants to play { -game }: { meaning-holding }.
meaning-slam = Wants to play a slam: { meaning-holding }.
meaning-new-suit = New suit: { meaning-holding }.
meaning-jump-shift = Jump shift, { -game } at least: { meaning-holding }.
meaning-suit-to-play = A suit of one’s own, to play: { meaning-holding }. Partner may pass.
meaning-notrump = { -notrump(form: "Cap") }, because partner’s suit does not fit: { meaning-holding }.
meaning-notrump-balanced = { -notrump(form: "Cap") }: { meaning-holding }.
meaning-rebid = The same suit again: { meaning-holding }.
meaning-jump-rebid = The same suit with a jump, strong: { meaning-holding }.
meaning-rebid-notrump = { -notrump(form: "Cap") } rebid: { meaning-holding }.
meaning-second-suit = A second suit of one’s own: { meaning-holding }.
meaning-help-suit = Help-suit try: with help in this suit there is { -game }; { meaning-holding }.
meaning-shows-stopper = Shows a stopper in the suit that is bid: { meaning-points }.
meaning-choice = Chooses one of the suits that partner has shown: { meaning-holding }.
meaning-shortness = Shows shortness in the suit that is bid, on the way to slam; { meaning-holding }.
meaning-reverse = Reverse, a second suit higher than the first, strong: { meaning-holding }.
meaning-preference = Back to the suit of partner’s that fits better: { meaning-holding }.
meaning-waiting = Only a response, because partner’s bid asks for one: { meaning-holding }.
meaning-relay = Relay: the cheapest response, so that partner goes on describing; { meaning-points }.
meaning-puppet = Lebensohl: partner bids 3♣, so that a weak hand can play its suit; { meaning-points }.
meaning-positive = Positive response to the strong opening: { meaning-holding }.
meaning-ask = Asks partner to describe the hand further; { meaning-points }.
meaning-minimum = The minimum of what has been shown: { meaning-holding }.
meaning-maximum = The maximum of what has been shown: { meaning-holding }.
meaning-feature = Maximum, with a high card in the suit that is bid: { meaning-points }.
meaning-ogust = Response by steps: the strength of the hand and the quality of its suit, whatever suit is bid; { meaning-points }.
meaning-fourth-suit = Fourth suit forcing: asks for more and says nothing about this suit; { meaning-points }.
meaning-checkback = Checkback: asks for support and majors and says nothing about this suit; { meaning-points }.
meaning-invitation = Invites { -game }, partner accepts with more than the minimum: { meaning-holding }.
meaning-sign-off = Sign-off, partner passes: { meaning-holding }.

## After an opening in notrump

meaning-stayman = Stayman: asks for a four-card major; { meaning-points }.
meaning-no-major = Response to Stayman: no four-card major; { meaning-points }.
meaning-major = Shows the major that was asked for: { meaning-holding }.
meaning-transfer =
    { $suit ->
        [none] Transfer: shows another suit; { meaning-points }.
       *[other] Transfer to { $suit }: { meaning-holding }. Partner bids { $suit }.
    }
meaning-transfer-done = Completes the transfer, as asked: { meaning-holding }.
meaning-transfer-fit = Completes the transfer with a jump, good support and a maximum: { meaning-holding }.
meaning-quantitative = Quantitative: with a maximum partner bids slam; { meaning-holding }.

## On the way to slam

meaning-ask-aces = Asks for aces{ meaning-trump }: { meaning-points }.
meaning-aces =
    { $held ->
        [none] Responds to the ask for aces.
       *[other] Responds to the ask for aces, number of aces: { $held }.
    }
meaning-ask-kings = Asks for kings{ meaning-trump }: { meaning-points }.
meaning-kings =
    { $held ->
        [none] Responds to the ask for kings.
       *[other] Responds to the ask for kings, number of kings: { $held }.
    }
meaning-ask-key-cards = Asks for key cards, the four aces and the king of trumps{ meaning-trump }: { meaning-points }.
meaning-key-cards =
    { $held ->
        [none] Responds to the ask for key cards.
       *[other] Number of key cards: { $held }{ meaning-trump }.
    }
meaning-control = Control bid on the way to slam: a control (ace, king, or at most one card) in the suit that is bid{ meaning-trump }; { meaning-points }.
meaning-slam-try = Looks for slam, if partner has a little more than has been shown: { meaning-holding }.

## Competition

meaning-overcall = Overcall: { meaning-holding }.
meaning-overcall-strong = Jump overcall: { meaning-holding }.
meaning-overcall-notrump = { -notrump(form: "Cap") } overcall: { meaning-holding }.
meaning-takeout =
    { $short ->
        [13] Take-out double: partner is to name a suit; { meaning-points }.
       *[other] Take-out double: partner is to name a suit; { meaning-points }, { meaning-short }.
    }
meaning-short =
    { $else ->
        [0] { meaning-at-most }
       *[other] { meaning-at-most } (with more at least { $else } points)
    }
meaning-at-most =
    { $short ->
        [one] at most one card in { $their }
       *[other] at most { $short } cards in { $their }
    }
meaning-answer-double = The suit that the double asked for: { meaning-holding }.
meaning-penalty-pass = Penalty pass, partner’s double stands: { meaning-holding }.
meaning-penalty = Penalty double, this contract should go down: { meaning-holding }.
meaning-lead-double = Double of an artificial bid, shows the suit that it named: { meaning-holding }.
meaning-negative-double =
    { $suit ->
        [none] Negative double, not for penalty: partner is to bid on; { meaning-points }.
       *[other] Negative double, not for penalty: { meaning-points }, { meaning-unbid }.
    }
meaning-unbid =
    { $else ->
        [0] { meaning-unbid-suits }
       *[other] { meaning-unbid-suits } (otherwise at least { $else } points)
    }
meaning-unbid-suits =
    { $second ->
        [none] at least { $length } cards in { $suit }
       *[other] { $which ->
            [one] at least { $length } cards in { $suit } or in { $second }
           *[both] at least { $length } cards each in { $suit } and { $second }
        }
    }
meaning-support-double = Support double, not for penalty: just three cards in partner’s suit; { meaning-points }.
meaning-game-try-double = Game-try double, not for penalty: asks whether there is { -game }, since they have left no bid for it; { meaning-points }.
meaning-responsive-double = Responsive double, not for penalty: partner is to name one of the other suits; { meaning-points }.
meaning-competitive-double = Competitive double: points for more, but no clear bid; { meaning-points }.
meaning-redouble = The caller’s side has more points than the opponents: { meaning-holding }.
meaning-cue-raise =
    { $their ->
        [none] Cue bid in the opponents’ suit, a good raise of partner’s: { meaning-holding }.
       *[other] Cue bid in { $their }, the opponents’ suit, a good raise of partner’s: { meaning-holding }.
    }
meaning-cue-strong =
    { $their ->
        [none] Cue bid in the opponents’ suit, strong: partner is to describe the hand; { meaning-points }.
       *[other] Cue bid in { $their }, the opponents’ suit, strong: partner is to describe the hand; { meaning-points }.
    }
meaning-two-suits =
    { $suit ->
        [none] Two suits by one bid: { meaning-points }.
       *[other] { $second ->
            [none] Two-suiter with { $suit } and a minor: { meaning-holding }.
           *[other] Two-suiter with { $suit } and { $second }: { meaning-holding }.
        }
    }
meaning-reopening = Reopens, so that the opponents do not play cheaply: { meaning-holding }.
meaning-competing = As high as the trumps of both hands allow: { meaning-holding }.
meaning-sacrifice = Sacrifice, going down should cost less than the opponents’ contract: { meaning-holding }.
meaning-sacrifice-or-made = Sacrifice, or bid to make; going down should cost less than the opponents’ contract: { meaning-holding }.

## In general

meaning-natural = Natural bid: { meaning-holding }.
meaning-natural-notrump = Natural { -notrump } bid: { meaning-holding }.
meaning-unknown = There is no rule for this call here; it may mean anything.
meaning-own = { $own-words }: { meaning-points }.
meaning-artificial = Artificial call: { meaning-points }.
meaning-double = Double for penalty or to ask for a bid: { meaning-points }.
meaning-excluded = It cannot be as agreed, the cards that you see rule that out. Agreed is:

## What a call shows besides

shows-balanced = Balanced.
shows-case =
    { $length ->
        [one] With one card in { $suit },
       *[other] With { $length } cards in { $suit },
    } { $low ->
        [one] 1 is enough.
       *[other] { $low } are enough.
    }
shows-case-honour = With a high card in { $suit }, { $low ->
        [one] 1 is enough.
       *[other] { $low } are enough.
    }
shows-case-figures =
    With { $length } cards in { $suit }, { $among ->
        [5] { $least } of them honours (ace to ten)
       *[other] { $least } of them { $least ->
            [one] a court card
           *[other] court cards
        }
    }{ $figures ->
        [0] ,
       *[other] , and { $figures } high-card points,
    } { $low ->
        [one] 1 is enough.
       *[other] { $low } are enough.
    }
shows-no-long-major = No five-card major.
shows-shape = A { $shape } shape.
shows-length =
    { $span ->
        [exactly] { $low ->
            [0] No card in { $suit }.
            [one] Exactly one card in { $suit }.
           *[other] Exactly { $low } cards in { $suit }.
        }
        [from] { $low ->
            [one] At least one card
           *[other] At least { $low } cards
        } in { $suit }.
        [to] { $high ->
            [one] At most one card in { $suit }.
           *[other] At most { $high } cards in { $suit }.
        }
       *[between] { $low } to { $high } cards in { $suit }.
    }
shows-stopper = A stopper in { $suit }.
shows-honours =
    { $least ->
        [one] At least one of the { $among } highest cards in { $suit }.
       *[other] At least { $least } of the { $among } highest cards in { $suit }.
    }
shows-honours-everywhere = At least one court card in every suit.
shows-held =
    { $rank ->
        [A] Number of aces: { $held }.
       *[K] Number of kings: { $held }.
    }
shows-key-cards =
    { $queen ->
        [yes] Number of key cards for { $suit }: { $held }, and the queen of trumps.
        [no] Number of key cards for { $suit }: { $held }, without the queen of trumps.
       *[any] Number of key cards for { $suit }: { $held }.
    }
shows-other-hand = Your hand is different; this is how the others read it.
shows-part-score = With { $points } below the line this is { -game } already.
shows-sacrifice =
    { $down ->
        [0] { $bid } is worth { $worth } points to them; doubled, even one down costs more.
        [one] { $bid } is worth { $worth } points to them; one down doubled costs { $cost }, two would cost too much.
       *[other] { $bid } is worth { $worth } points to them; up to { $down } down doubled cost less: { $cost }.
    }

## What partner may do

force-none = Not forcing: partner may pass.
force-request = Asks for a bid: partner passes only to beat them.
force-round = Forcing: partner bids once more.
force-game = Forcing to { -game }: nobody passes below it.

## Why a hand does not make a call

why-no-rule = The system has no { $call } here; it says { $better }.
why-pass = To pass says that no bid fits here; { $better } fits your hand.
why-better = { $call } would be possible, but { $better } describes your hand better.
why-overruled = By the rules alone it would be { $call }; worked out over many possible deals, { $better } does better here.
why-weighed = { $call } would be possible too, but worked out over many possible deals it is not clearly better than { $better }.
why-points =
    { $way ->
        [few] Too few points: { meaning-unit } held { $held }, needed at least { $bound }.
       *[many] Too many points: { meaning-unit } held { $held }, at most { $bound }.
    }
why-length =
    { $way ->
        [few] { $suit } is too short: cards held { $held }, needed at least { $bound }.
       *[many] { $suit } is too long: cards held { $held }, allowed at most { $bound }.
    }
why-shape =
    { $shape ->
        [balanced] Your hand is not balanced.
       *[other] Your hand is not { $shape }.
    }
why-longer = { $suit } is too short compared with { $than }.
why-stopper = You have no stopper in { $suit }.
why-honours =
    { $least ->
        [one] One of the { $among } highest cards in { $suit } is missing.
       *[other] It would take { $least } of the { $among } highest cards in { $suit }.
    }
why-held =
    { $rank ->
        [A] The number of your aces is another, this shows: { $wanted }.
       *[K] The number of your kings is another, this shows: { $wanted }.
    }
why-key-cards =
    { $queen ->
        [yes] Your key cards for { $suit } are others, this shows: { $wanted }, and the queen of trumps.
        [no] Your key cards for { $suit } are others, this shows: { $wanted }, without the queen of trumps.
       *[any] The number of your key cards for { $suit } is another, this shows: { $wanted }.
    }

## The hand shown, as a picture

shown-title = The hand shown
shown-points = { meaning-unit }
shown-span =
    { $kind ->
        [exactly] exactly { $low }
        [from] at least { $low }
        [any] any
       *[between] { $low } to { $high }
    }
shown-usually = usually { $usually }, possibly { $possible }
shown-usual = usual
shown-possible = possible
meaning-exact = In full: what holds for every hand that makes this call
shown-artificial = Artificial
shown-natural = Natural
