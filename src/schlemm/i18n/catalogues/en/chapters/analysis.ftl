### The analysis board: a deal looked into with all four hands.

title-analysis = Analysis board – Schlemm
analysis-title = Analysis board
analysis-text = Enter a deal and look into all four hands: tricks, par, any contract to try out, what the systems bid, and how often a card works.
analysis-enter = Enter a deal
analysis-field = Text
analysis-field-hint = PBN, LIN or a link with them. Or four hands, each on a line: { $example }. The fourth may be left out.
analysis-read = Read
analysis-line = Line { $line }: { $said }
analysis-random = Deal the rest at random
analysis-clear = Clear
analysis-give-to = Cards you tap go to
analysis-held = { $seat }: { $count } of 13
analysis-card-of = { $cardname }, { $seat }
analysis-card-free = { $cardname }, not dealt yet
analysis-deal = The deal
analysis-danger = Vulnerable
analysis-swap = Swap cards
analysis-swap-one = Tap a card, then one in another hand: the two change places.
analysis-swap-other = { $card } is to change places. With which card of another hand?
analysis-table = Tricks with open cards
analysis-table-hint = Tap a number to try the contract out.
analysis-cell =
    { $seat }, { $strainname }: { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
analysis-par = Par: { $points } to { $side }
analysis-par-none = Par: 0 points. Nobody can make anything.
analysis-par-made = So ends the best { -auction } of both sides: { $results }. Whoever bids on does worse, even with a sacrifice.
analysis-par-sacrifice = So ends the best { -auction } of both sides: { $results }. That is a sacrifice: it costs { $cost }, { $contract } would bring the opponents { $worth }.
analysis-most = The best that { $side } can make is { $contract }, worth { $points }.
analysis-most-none = { $side } can make nothing.
analysis-try = Try a contract out
analysis-level = Level
analysis-strain = Denomination
analysis-declarer = Declarer
analysis-doubling = Doubled
analysis-doubling-no = no
analysis-try-it = Try it
analysis-turn = To play: { $seat }
analysis-can = If nobody errs, it comes to { $result } (tricks: { $tricks }).
analysis-over = The play is over: { $result }.
analysis-won = Tricks: { $ns } to North-South, { $ew } to East-West
analysis-card-keeps = { $cardname }: { $result }
analysis-keeps-hint = On each card that may be played stands what the contract comes to with it: = made, +1 a trick more, −1 a trick short. Going forward plays the best card.
analysis-steps = Steps through the play
analysis-step-start = To the start
analysis-step-back = One card back
analysis-step-on = One card on
analysis-step-end = To the end
analysis-step-at = Trick { $trick }, card { $card }
analysis-as-ending = Look at it as an ending
analysis-ending = Ending
analysis-ending-text = Choose who leads, and the trumps; at each card stands how many tricks declarer’s side makes from here on.
analysis-ending-lead = Lead
analysis-ending-tricks =
    { $count ->
        [one] one trick
       *[other] { $count } tricks
    }
analysis-ending-can =
    If nobody errs, { $side } makes { $count ->
        [one] one trick
       *[other] { $count } tricks
    }.
analysis-ending-over =
    The play is over: { $side } has { $count ->
        [one] one trick
       *[other] { $count } tricks
    }.
analysis-ending-defended = Play against the best defence
analysis-line-title = The best play from here
analysis-trick-to = to { $seat }
analysis-chances = How often does the card work?
analysis-chances-text = For { $seat }, without seeing the hidden hands: counted over random deals that fit all that can be seen so far.
analysis-chances-fit = What counts
analysis-chances-fit-made = The board’s { -auction }
analysis-chances-fit-auction = The systems’ calls
analysis-chances-fit-cards = Only the cards
analysis-chances-ask = Work it out
analysis-chances-make = Makes it
analysis-chances-beat = Beats it
analysis-chances-tricks = Tricks on average
analysis-chances-card = Card
analysis-chances-share = { $share } % ± { $doubt }
analysis-chances-of = Number of deals: { $count }. The margin holds 19 times out of 20. After the card the play goes on with open cards; at the table nobody sees them.
analysis-chances-going = So far: { $count } …
analysis-called = The board’s { -auction }
analysis-called-hint = This is what was called. Tap a call to read what it means by the system of its side; choose the systems below.
analysis-called-drop = Without this { -auction }
analysis-systems = What the systems bid
analysis-system-of = System of { $side }
analysis-dealer = Dealer
analysis-systems-ask = Have it bid
analysis-systems-hint = Each sees their own hand only. Tap a call to read by which rule it was chosen and what it shows.
analysis-systems-ends = That becomes { $contract }, with open cards: { $result }.
analysis-systems-out = Everybody passes.
analysis-systems-try = Try { $contract } out
analysis-why = { $seat }: { $call }
analysis-why-rule = Why
analysis-why-says = What the others read into it
analysis-take = Share and take home
analysis-link = Link to this deal
analysis-file-pbn = PBN file
analysis-file-lin = LIN file
analysis-picture-svg = Picture (SVG)
analysis-picture-png = Picture (PNG)
analysis-chances-bid-first = If the { -auction } is to count too, have the systems bid first.
