## What is wrong with a LIN file, and what helps

lin-no-boards = There is no LIN in this text: a board has tags such as md and mb between vertical bars.
lin-no-tag = A tag of two letters or digits should stand here, not { $text }: look at the bars before it.
lin-unknown-tag = The tag { $text } is not known; what stands behind it is left out.
lin-names = This is neither four names nor eight: { $text }. Put commas between names only.
lin-bad-hand = This hand ({ $seat }) cannot be read: { $text }. It should have thirteen different cards, suit by suit.
lin-card-twice = The same cards are in several hands: leave each in one only.
lin-too-many-hands = More than four hands stand here: leave out the rest.
lin-vulnerability = “{ $text }” is not a vulnerability: write o, n, e or b.
lin-no-dealer = Nothing says who begins: put 1 for South, 2 for West, 3 for North or 4 for East before the hands.
lin-bad-call = Call { $number } is not a call, or is not allowed here: { $text }. What follows it is left out.
lin-bad-card = Card { $number } is not a card, has already been played, or is not in the hand of the player on turn: { $text }. What follows it is left out.
lin-no-contract = Cards are played here without a contract: add the auction.
lin-claim = “{ $text }” is not a number of tricks: write declarer’s tricks, 0 to 13.
lin-result = “{ $text }” is not a result: write, for example, 4SE+1 or P.
lin-too-long = There is too much in one place: shorten it to at most { $most } characters.
lin-file-too-long = This is more than can be read at once: divide the file into pieces of { $most } MB at most.
lin-too-many-defects = There is more wrong with this board; only the first { $most } defects are told. Mend those first.
lin-too-dense = From here on nothing is read: the file has so many tiny pieces that they cannot be boards. Divide it.
