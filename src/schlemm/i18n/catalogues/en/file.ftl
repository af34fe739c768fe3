## What is wrong in a file of boards, and what to do

file-no-boards = There are no boards in this file in the format { $format }: see whether it is the right one.
file-broken = From here on this is no { $format }: mend the place, or leave out what stands there.
file-cut-off = The file breaks off here ({ $format }): get it again, whole.
file-unknown-field = The field { $text } is not known; it is left out.
file-bad-value = “{ $text }” cannot stand here ({ $tag }): see in the description of the format what can.
file-board-number = “{ $text }” is no board number: write a whole number from 1.
file-dealer = “{ $text }” cannot deal here: write N, E, S or W, the one who begins.
file-vulnerability = “{ $text }” is no vulnerability: write -, n, e or b.
file-bad-hand = This hand ({ $seat }) cannot be read: { $text }. It should have thirteen different cards.
file-card-twice = The same cards are in several hands: leave each in one only.
file-no-dealer = Nothing says who begins: say who deals.
file-bad-call = Call { $number } is not a call, or is not allowed here: { $text }. What follows it is left out.
file-bad-card = Card { $number } is not a card, has already been played, or is not in the hand of the player on turn: { $text }. What follows it is left out.
file-contract = “{ $text }” is no contract, or nobody plays it: write level and denomination, and who plays.
file-contract-differs = The file says { $text }, but the auction ends in { $contract }: mend one of them.
file-no-contract = Something has been played here without a contract: add it.
file-result = “{ $text }” is not a number of tricks: write declarer’s tricks, 0 to 13.
file-ending-result = “{ $text }”: this ending has not so many tricks left; they are those of the whole board, and are left out.
file-checksum = The sum of this line is wrong: somebody has changed it. Compare the board with the original.
file-hands-differ = This board stands here twice and not the same: what the machine deals counts, not what it shows.
file-left-out =
    { $count ->
        [one] One value of this file has no place in a board and is left out: { $text }.
       *[other] { $count } values of this file have no place in a board and are left out: { $text }.
    }
file-not-followed = This only says where boards would be; no address is opened. Put in the boards themselves.
file-foreign =
    { $kind ->
        [packed] This is a packed file (zip or the like). Unpack it and give the files in it.
        [bws] This is a database of a Bridgemate (BWS). Have your scoring program export USEBIO or PBN.
       *[other] This is a file of ACBLscore. Have the program export the results as USEBIO or PBN.
    }
file-entity = This file wants other text to be put in; that is not done, and nothing is read from here on. Leave out <!ENTITY …>.
file-version = The format “{ $text }” is not known: { $format } can be read.
file-too-many-comments = There are more than { $most } comments on this board; the rest is left out.
file-too-long = There is too much in one place. Characters at most: { $most }.
file-file-too-long = This is more than can be read at once: divide the file into pieces of { $most } MB at most.
file-too-many-defects = There is more wrong with this board; only the first { $most } defects are told. Mend those first.
file-too-dense = From here on nothing is read: the file has so many tiny pieces that they cannot be boards. Divide it.
