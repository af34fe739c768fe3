### People at the seats: what they say to each other, and why something cannot be done.

phase-naming = Contract
phase-waiting = Before the first deal

## What people say at the table

chat-good-evening = Good evening!
chat-good-luck = Good luck!
chat-thanks-partner = Thank you, partner
chat-moment = One moment, please
chat-back-again = I’m back
chat-sorry = Sorry
chat-well-bid = Well bid
chat-well-played = Well played
chat-bad-luck = Bad luck
chat-thanks = Thanks for the game
chat-another = Another rubber?
chat-good-night = Good night
chat-applause = Applause
chat-laughter = Laughter
chat-surprise = Oh!
chat-phew = Phew!
chat-heart = How sweet!
chat-cheers = Cheers!

## Why something cannot be done

refused-wrong-key = This link opens no seat here: check that it is complete, or ask for a new one.
refused-seat-taken = Somebody already sits there: ask whether another seat is free.
refused-name-missing = Tell the others your name.
refused-name-too-long = This name is too long: the table has room for { $most } characters.
refused-not-seated-yet = The seat is yours as soon as this deal is over.
refused-too-many-devices = Your seat is open on many devices already: use one of them.
refused-no-hints-among-people = Where other people play there are no hints before the deal is over.
refused-not-asked = Nobody is waiting for your answer any more.
refused-still-here = { $seat } is at the table: a bot only stands in for somebody who is not there.
refused-name-at-table = Somebody at this table has that name, or one that looks the same: choose one that tells you apart.
refused-device-in-use = { $seat } is here right now, with the device that is said to be lost.
refused-here-just-now = { $seat } was here a moment ago: wait a minute for the device to come back.
refused-seat-in-browser = This browser already has a seat here, and a second one would show it somebody else’s cards: open the link on the device that it is meant for.
refused-host-decides = Whoever opened the table decides that.
refused-last-person = Nobody but you sits here: end the game instead.
refused-seat-given-on = This browser no longer opens your seat: it was given on, or opened with another device. If you want to go on playing, ask the table for a new link.
refused-nobody-to-stand-in-for = A bot already plays for { $seat }.
refused-away = A bot is playing for you: say first that you are back.
refused-not-away = You are already playing yourself.
refused-seats-are-fixed = Seats are drawn once, and only before the first deal.
refused-host-starts = Whoever opened the table starts: { $seat } is still there.
refused-not-during-board = You can say that once the deal is over.
refused-words-off = Talking freely is not allowed at this table. Whoever opened it can change that.
refused-words-during-board = There is no talking freely during a deal, only the fixed lines.
refused-words-board-elsewhere = The other table is still playing a board: you can talk freely once it is over at both.
refused-words-length = At most { $most } characters at a time, and at least one.
refused-game-not-over = This rubber must be finished first, then comes the next.
refused-not-your-call = You can explain your own calls only, while the board is played.
refused-explanation-length = An explanation is one line of at most { $most } characters.
refused-call-gone = This call is no longer in sight.
refused-card-unexplained = There is nothing to be told about this card now.
refused-nobody-to-ask = A bot plays for { $seat }: what its system says is what the call means.
refused-question-at-turn = You can ask when it is your turn.
refused-asked-already = You have asked already.
