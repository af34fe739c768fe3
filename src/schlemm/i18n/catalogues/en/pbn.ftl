## What is wrong in a PBN file, and what to do

pbn-place =
    { $board ->
        [none] Line { $line }
       *[other] Line { $line }, board { $board }
    }
pbn-no-games = There is no PBN in this text: a game has tags such as Board and Deal, in square brackets.
pbn-unclosed-comment = This comment is never closed: put a closing brace at its end.
pbn-unreadable-tag = This is no tag: { $text } – it should be a name and a value in double quotes, between square brackets.
pbn-inherited = # is not allowed in [{ $tag }]: write the value itself.
pbn-board-number = “{ $text }” is no board number: write a whole number from 1, or ?.
pbn-unknown-dealer = “{ $text }” is no dealer: write N, E, S or W.
pbn-unknown-vulnerability = “{ $text }” is no vulnerability: write None, NS, EW or All.
pbn-not-four-hands = The deal needs a first seat, a colon and four hands; { $count } are there. A hand that is not known is -.
pbn-not-four-holdings = A hand has four holdings with dots between; this one ({ $seat }) has { $count }.
pbn-unknown-rank = “{ $rank }” is no card ({ $seat }): write A K Q J T 9 to 2.
pbn-not-13-cards =
    This hand ({ $seat }) has { $count ->
        [one] one card only
       *[other] { $count } cards
    }: give it thirteen.
pbn-card-twice = Dealt twice: { $cards }. Leave each in one hand only.
pbn-card-missing = In no hand: { $cards }. Give each of them to somebody.
pbn-end-position = An end position has the same number of different cards in all four hands; here they are { $text } (North, East, South, West).
pbn-first-caller = “{ $text }” cannot call first: it should be the dealer. Mend [Auction] or [Dealer].
pbn-passes-missing = At least one pass is missing before the opening bid, for the contract is { $contract }: put it into [Auction].
pbn-unknown-call = Call { $number } is not understood: { $call }. Write Pass, X, XX, AP or a bid such as 1NT.
pbn-illegal-call = Call { $number } is not allowed: { $call }. Mend it, or end the auction before it with *.
pbn-irregular-call = Call { $number } was accepted against the rules ({ $call }); such auctions cannot be read: end it before with *.
pbn-unknown-note = This note has no number: { $text } – it should begin with the number and a colon.
pbn-unknown-contract = “{ $text }” is no contract: write Pass, or level, denomination and X or XX, such as 4SX.
pbn-unknown-declarer = “{ $text }” is no declarer: write N, E, S or W.
pbn-no-contract = “{ $text }” belongs to a contract, and there is none: give [Contract] and [Declarer], or the auction.
pbn-no-declarer = Nobody plays this contract: add [Declarer].
pbn-contract-differs = The file says { $text }, but the auction ends in { $contract }: mend one of them.
pbn-unknown-result = “{ $text }” is no result: write declarer’s tricks, 0 to 13.
pbn-note-number = “{ $text }” is no number of a note: write nine digits at most.
pbn-unknown-leader = { $text ->
    [none] Nothing says who leads: write N, E, S or W.
   *[other] “{ $text }” cannot lead: write N, E, S or W.
}
pbn-unknown-card = Card { $number } is not understood: { $text }. Write suit and rank, such as SA, or - for a card that is not known.
pbn-played-twice = Card { $number } has been played before: { $card }. Leave it in one place only.
pbn-too-many-cards = There are more than thirteen tricks: leave out the rest.
pbn-file-too-long = This is more than can be read at once: divide the file into pieces of { $most } MB at most.
pbn-too-long = There is too much in one place: shorten it to at most { $most } characters.
pbn-too-many-tags = This game has more than { $most } tags: leave some out, or put empty lines between the games.
pbn-too-many-words = This game has more than { $most } words behind its tags: shorten its tables, or put empty lines between the games.
pbn-too-many-defects = There is more wrong with this game; only the first { $most } defects are told. Mend those first.
pbn-too-dense = From here on nothing is read: the file has so many tiny pieces that they cannot be games. Leave out what is empty, or divide it.
