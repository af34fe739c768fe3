## What is wrong with a LIN file, and what helps

lin-no-boards = There is no LIN in this text: a board has tags such as md and mb between vertical bars.
lin-no-tag = A tag of two letters should stand here, not { $text }: look at the bars before it.
lin-unknown-tag = The tag { $text } is not known; what stands behind it is left out.
lin-names = These are neither four nor eight names: { $text }. Put commas between names only.
lin-bad-hand = This hand ({ $seat }) cannot be read: { $text }. It should have thirteen different cards, suit by suit.
lin-card-twice = The same cards are in several hands: leave each in one only.
lin-vulnerability = “{ $text }” is no vulnerability: write o, n, e or b.
lin-no-dealer = Nothing says who begins: put 1 for South, 2 for West, 3 for North or 4 for East before the hands.
lin-bad-call = Call { $number } is none, or not allowed: { $text }. What follows it is left out.
lin-bad-card = Card { $number } is none, or has been played: { $text }. What follows it is left out.
lin-no-contract = There is a play without a contract: add the auction.
lin-claim = “{ $text }” is no number of tricks: write declarer’s tricks, 0 to 13.
lin-result = “{ $text }” is no result: write such as 4SE+1, or P.
lin-too-long = There is too much in one place: shorten it to { $most } characters.
lin-file-too-long = This is more than can be read at once: divide the file into pieces of { $most } MB at most.
lin-too-many-defects = There is more wrong with this board; only the first { $most } defects are told. Mend those first.
lin-too-dense = From here on nothing is read: the file has so many tiny pieces that they cannot be boards. Divide it.
lin-utf-16 = This file is saved as UTF-16: save it as UTF-8 or Latin-1.
