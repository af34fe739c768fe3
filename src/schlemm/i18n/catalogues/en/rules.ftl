### What may not be done, and what may instead: refused-<code>.

## Auction

refused-only-a-contract = There is no auction here: declarer simply names the contract.
refused-auction-over = The auction is over; the next calls come with the next deal.
refused-insufficient-bid =
    { $lowest ->
        [none] { $bid } is not possible any more: there is no bid above { $last }.
       *[other] { $bid } is too low: the last bid was { $last }. You may bid { $lowest } or higher.
    }
refused-nothing-to-double = You can only double a bid by your opponents, and nobody has bid yet.
refused-double-of-own-side = { $bid } was bid by your own side: you can only double your opponents.
refused-already-doubled = The last bid has been doubled already; it cannot be doubled twice.
refused-nothing-to-redouble = You can only redouble a double by your opponents, and there is none at the moment.
refused-redouble-of-own-side = The double came from your own side: only your opponents can redouble it.
refused-already-redoubled = The last bid has been redoubled already; the stake cannot go any higher.

## Play

refused-play-over = All thirteen tricks have been played; the score comes next.
refused-not-in-hand = { $card } is not in this hand: choose a card that you can see there.
refused-must-follow-suit = Follow suit: this hand still holds { $suit }, so { $card } cannot be played now.
refused-must-beat = Your house rule says to beat if you can: play a card in { $suit } that takes the trick, not { $card }.
refused-not-your-turn = Not yet: it is { $turn }’s turn.
refused-wrong-phase =
    { $phase ->
        [auction] Calls can only be made while the auction lasts.
       *[play] That is only possible during the play, and no cards are being played now.
    }

## Claims

refused-claim-pending = The claim on the table must be answered first, then play goes on.
refused-claim-refused = Your claim was refused: claim again once more cards have been played than at that time.
refused-no-claim = There is no claim on the table for you to answer.
refused-claim-too-high =
    { $left ->
        [one] { $tricks } tricks are too many: only one trick is left.
       *[other] { $tricks } tricks are too many: only { $left } are left.
    }
refused-no-voice-in-claim = Others decide about this claim; wait until they have answered.
refused-dummy-may-not = Dummy has no say in the play: declarer and the defenders may claim.

## At the table

refused-stale = Something has happened at the table meanwhile: have a look and try again.
refused-not-your-hand = Someone else plays the cards of { $seat } now; wait until it is your turn.
refused-nothing-to-take-back = There is nothing to take back: you have not called or played anything in this deal.
refused-others-must-agree = Somebody has already asked to take something back: wait until everyone has answered.
refused-absent-must-agree = { $seat } is away: something is taken back only when everybody can agree.
refused-absent-has-a-say = { $seat } is away and would have to agree: play on until everybody is here.
refused-board-not-over = Finish this deal first, then the next one is dealt.
refused-game-over = This rubber is over; just start a new one.
refused-bad-stake = The stake cannot be that high: 0 to { $highest } hundredths for a hundred points are possible.

## Connection and storage

refused-not-a-call = “{ $text }” is no call: use pass, double, redouble or a bid from the bidding box.
refused-not-a-card = “{ $text }” is no card: choose one from the hand.
refused-no-such-call = There is no such call in this auction; perhaps it has been taken back.
refused-no-meaning = What this call means cannot be found out at the moment; ask again shortly.
refused-partners-call = What your partner’s call means you will learn after the deal.
refused-no-hints = There are no hints in a match.
refused-nothing-announced = Nothing is announced here that anybody waits for.
refused-not-to-call = There is a hint when it is your turn to call.
refused-unknown-table = There is no such table here: check the address or start a new one.
refused-foreign-table = You have no seat at this table: open it in the browser in which you started it.
refused-too-many-windows = This table is open in many windows already: close one of them and reload.
refused-too-many-sockets = Very many tables are open from your network already: close some windows and reload.
refused-table-damaged = The record of this table cannot be read; start a new one, the others are safe.
refused-malformed = That message could not be understood: reload the page and try again.
refused-too-large = That message was too long: reload the page and try again.
refused-too-much-work = This takes too long to read: split the text into smaller pieces.
refused-too-fast = That came too quickly: wait a moment and try again.
refused-too-often = In one deal this can be done { $most } times and no more: it can be done again once the next cards are dealt.
refused-comments-full = Nothing more can be said about this match: it holds { $most } comments.
refused-not-found = There is nothing at this address: go back to the start page.
refused-foreign-origin = This request came from another site and was not carried out: open Schlemm itself.
refused-wrong-host = The server does not answer to this name: use the address that it printed when it started.
refused-bot-trouble = The bots cannot think at the moment, the server has trouble. They try again by themselves; if not, reload the page.
refused-bots-busy = The bots are very busy just now; try again in a moment.
refused-too-many-questions = Very much has been asked from your connection already: wait until some of it is answered.
refused-too-many-bot-tables = From your connection bots already play at { $most } tables: at this one they wait until one of those is left.
refused-bot-stood-in = { $seat } was stuck and did something simple; the game goes on. The server has made a note of it.
refused-data-read-only = Nothing can be saved because the data file is read-only; everything up to here is safe.
refused-data-full = Nothing can be saved because the disk is full: make room and try again.
refused-data-damaged = Nothing can be saved because the data file is damaged; keep a copy and start with a new one.
refused-data-locked = Another program is holding the data file: close it and try again.
refused-data-unreachable = The database that keeps all games does not answer just now. Once it is back, play goes on: try again in a moment.
refused-data-failed = Saving failed, and nothing of it has happened: try again.
