### Leads and signals: what defenders’ cards say.

## In the system book

part-carding = Leads and signals
topic-leads = Leads
topic-signals = Signals
carding-lead-single = A singleton is the only card of its suit.
carding-lead-sequence-notrump = Against { -notrump }, from four or more cards: the top of a sequence of three that begins with an honour.
carding-lead-sequence = Against a suit contract, and always from short suits: the top of a sequence of two that begins with an honour.
carding-lead-ace = Against a suit contract the ace, never a low card from under it.
carding-lead-fourth = From four or more cards without a sequence, the fourth best.
carding-lead-third = From four cards without a sequence, the third best.
carding-lead-fifth = From five or more cards without a sequence, the fifth best.
carding-lead-low = From three cards with an honour, the lowest.
carding-lead-top = From three low cards, the highest.
carding-lead-double = From two cards, the higher one.
carding-attitude-high = On partner’s lead a high card encourages: the ace, king or queen is there. A low one does not encourage.
carding-attitude-low = On partner’s lead a low card encourages: the ace, king or queen is there. A high one does not encourage.
carding-discard-high = A high card thrown away wants its suit; a low one does not want it.
carding-discard-low = A low card thrown away wants its suit; a high one does not want it.
carding-count-high = When { -declarer } or { -dummy } leads a suit, high and then low is an even number; low first is odd.
carding-count-low = When { -declarer } or { -dummy } leads a suit, low and then high is an even number; high first is odd.
carding-preference-dummy = When partner wins a trick in a suit that { -dummy } can ruff next, a high card asks for the higher of the two other side suits, a low one for the lower or for nothing.
carding-preference-ruff = Whoever leads a suit for partner to ruff asks in the same way for the suit to come back. This also holds when partner has led the suit as from one card or two.
carding-silent = The first card that a player plays in a suit is a signal, and only up to the nine; a later one may still ask for another suit. Trumps say nothing, nor do cards that on partner’s lead take the trick from the opponents.

## What a played card says

card-says-lead =
    { $sure ->
        [yes] The lead is { $first }.
       *[no] The lead is probably { $first }; it may also be: { $others }.
    }
card-says-lead-single = a singleton
card-says-lead-sequence-notrump = the top of a sequence of three
card-says-lead-sequence = the top of a sequence
card-says-lead-ace = the ace
card-says-lead-fourth = the fourth best
card-says-lead-third = the third best of four
card-says-lead-fifth = the fifth best
card-says-lead-low = the lowest of three with an honour
card-says-lead-top = the highest of three low cards
card-says-lead-double = the higher of two
card-says-attitude-yes =
    { $sure ->
        [yes] Encourages: has the ace, king or queen in { $suit }.
       *[no] Probably encourages: then the ace, king or queen is there in { $suit }.
    }
card-says-attitude-no =
    { $sure ->
        [yes] Does not encourage: has nothing high in { $suit }.
       *[no] Probably does not encourage: then there is nothing high in { $suit }.
    }
card-says-discard-yes =
    { $sure ->
        [yes] Wants { $suit }.
       *[no] Probably wants { $suit }.
    }
card-says-discard-no =
    { $sure ->
        [yes] Does not want { $suit }.
       *[no] Probably does not want { $suit }.
    }
card-says-count-even =
    { $sure ->
        [yes] Had an even number of cards in { $suit }.
       *[no] Probably had an even number of cards in { $suit }.
    }
card-says-count-odd =
    { $sure ->
        [yes] Had an odd number of cards in { $suit }.
       *[no] Probably had an odd number of cards in { $suit }.
    }
card-says-preference-higher =
    { $sure ->
        [yes] Asks for { $suit }.
       *[no] Probably asks for { $suit }.
    }
card-says-preference-lower =
    { $sure ->
        [yes] Asks for { $suit }, or for nothing special.
       *[no] Probably asks for { $suit }, or for nothing special.
    }
card-says-alone = There was no choice: no second card in { $suit } could have told anything.

## A card on the table

table-card-title = What does this card say?
table-card-by =
    { $led ->
        [yes] { $card } led by { $name }
       *[no] { $card } played by { $name }
    }
table-card-ask = What does the { $cardname } say?
# $choice: perhaps, if there may have been no second card that could tell anything
table-card-agreed =
    { $choice ->
        [perhaps] { $whose ->
            [ours] By your agreement this means, if there was a choice: { $says }
           *[theirs] By their agreement this means, if there was a choice: { $says }
        }
       *[free] { $whose ->
            [ours] By your agreement this means: { $says }
           *[theirs] By their agreement this means: { $says }
        }
    }
table-card-excluded =
    { $whose ->
        [ours] By your agreement this would mean: { $says } But the card cannot be meant so: what you see rules it out.
       *[theirs] By their agreement this would mean: { $says } But the card cannot be meant so: what you see rules it out.
    }
table-card-nothing = By agreement this card says nothing.
table-card-help = Tap a card with “?” to see what it says.
