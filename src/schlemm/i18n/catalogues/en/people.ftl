### People together at the table: inviting, sitting down, waiting, taking back, leaving.

title-sit = Take a seat – Schlemm

## Who plays?

people-start = Play with others
opening-company = Who else plays?
opening-company-bot = Bot
opening-company-person = Person
opening-company-alone = You play with three bots, and start at once.
opening-company-links = You get a link for every free seat. Whoever opens it sits down, without signing up.
opening-kept = If nobody plays there for { $days ->
        [one] a day
       *[other] { $days } days
    }, the table goes away.
opening-invite = Open the table

# A seat as seen from one's own; $place: self, left, partner, right
people-seat-from =
    { $place ->
        [partner] { $seat }, partner
        [left] { $seat }, on your left
        [right] { $seat }, on your right
       *[self] { $seat }, your seat
    }

## Chairs

people-title = People
people-unread = People, something new was said
people-chairs = Who sits where
people-who = At the table
people-host = host
people-free = Free
people-is-here = is here
people-is-gone = is not here
people-is-away = a bot stands in
people-is-bot = bot
people-is-kept = expected
people-is-coming = bot, soon { $name }
people-badge-bot = bot
people-badge-gone = not here
people-badge-away = bot plays
people-badge-coming = soon { $name }
people-badge-shares = sees { $seats }
people-is-you = your seat
people-is-yours = your seat
people-is-yours-soon = soon your seat

## Waiting, inviting, starting

people-room-title = Who is still to come?
people-room-host = Deal whenever you like: bots play at free seats, and whoever comes later takes over after a deal.
people-room-ready = You can start.
people-room-alone = You play with three bots, and can start.
people-room-guest = You are waiting for { $name }: the cards will be dealt in a moment.
people-all-here = Everybody is seated
people-all-here-guest = About to start
people-soon-title = It is your turn soon
people-soon = A deal is being played. As soon as it is over, you sit { $seat } in place of { $name }.
people-invite = Invite
people-invite-text = Send everybody their link: whoever opens it gives a name and is seated.
people-instead-of = in place of { $name } (bot)
people-copy = Copy link
people-copied = Copied
people-copied-aloud = The link has been copied.
people-qr = QR code
people-qr-alt = QR code of the link
people-share = Share
people-share-text = Come to the bridge table:
people-only-here = You opened Schlemm at an address that is good on this device only, and so are the links. For other devices to join: start it with --host 0.0.0.0 and open the page at this device’s address in your network.
people-draw = Draw for seats
# Four names, from the highest card to the lowest
people-cut =
    { $you ->
        [one] You and { $two } have drawn the highest cards and play against { $three } and { $four }. You deal first.
        [two] { $one } and you have drawn the highest cards and play against { $three } and { $four }. { $one } deals first.
        [three] { $one } and { $two } have drawn the highest cards and play against you and { $four }. { $one } deals first.
        [four] { $one } and { $two } have drawn the highest cards and play against { $three } and you. { $one } deals first.
       *[none] { $one } and { $two } have drawn the highest cards and play against { $three } and { $four }. { $one } deals first.
    }

## Sitting down

people-looking = Looking for the seat …
people-invited =
    { $host ->
        [none] You are invited to the table
       *[other] { $host } invites you to the table
    }
people-invited-text = Your seat is { $seat }. All you need is a name.
people-your-name = What the others call you
people-sit = Sit down
people-after-this-deal = A deal is being played: you are seated as soon as it is over.
people-own-title = Go on here?
people-own-text = This link belongs to your seat ({ $seat }). You can have it open on several devices.
people-own-go =
    { $name ->
        [none] Go on here
       *[other] Go on as { $name }
    }
people-lost-title = Welcome back
people-lost-text = This link brings you back to your seat ({ $seat }). It works only once, and your former device no longer opens the seat then.
people-no-seat = There is no seat here
people-no-answer = Not just now
people-seat-taken = Somebody already sits here
people-seat-taken-text = { $seat } is taken. Was it you, on another device? Then open “People” there: it has a link of your own for more devices. Otherwise ask for another seat.
people-game-over = This game is over
people-game-over-text = Ask for a new link, or start a game yourself.
people-went-on = The others have gone on to the next table, and your link is good there too.
people-follow = To the next table

## At the table

people-menu-text = Invite, links, who is here, a word to all.
people-say = Say something
people-said = Said last
people-stand-in = Have a bot stand in
people-free-seat = Free the seat
people-free-ask = Is { $name } not coming back? Then a bot has the seat until somebody else sits down with its link. This cannot be undone.
people-free-sure = Free the seat
people-free-not = Rather wait
people-shares = one browser with { $seats }
people-program = with a program
people-lost = New link
people-lost-for = Link for { $name }, in case the device is lost
people-lost-why = Whoever opens it sits as { $name } and sees these cards; the former browser no longer does. It works once, and everybody at the table is told.
people-lost-make = Make the link
people-lost-notice = There is a new link for { $name }, whose device is lost.
people-bye = I’m not coming back
people-bye-text = A bot gets your seat until somebody else sits down.
people-bye-ask = The seat will no longer be yours. Really go?
people-bye-sure = Give up the seat
people-bye-not = Stay after all
people-own-link = Go on with another device
people-own-link-text = This link leads to your seat and your cards: give it to nobody.
people-leave = I have to go
people-leave-text = A bot plays for you until you are back. The seat stays yours.
people-leave-do = Have a bot play for me
people-pause = Pause
people-pause-text = The bots wait, no clock runs, and everybody reads who asked for it.
people-pause-do = Ask for a pause
people-paused =
    { $self ->
        [yes] You have asked for a pause: the bots wait.
       *[no] { $name } asks for a pause: the bots wait.
    }
people-resume = Play on
people-you-are-away = A bot is playing for you. You can close the page.
people-come-back = I’m back
people-undo-asked = { $name } would like to take back. Is that all right?
people-undo-mine = You would like to take back. Asked: { $asked }
people-undo-others = { $name } would like to take back. Asked: { $asked }
people-undo-withdraw = Never mind
people-yes = Yes
people-no = No

## Read aloud

people-aloud-sat = { $name } sits down: { $seat }.
people-aloud-paused =
    { $self ->
        [yes] You ask for a pause.
       *[no] { $name } asks for a pause.
    }
people-aloud-resumed =
    { $self ->
        [yes] You play on.
       *[no] { $name } plays on.
    }
people-aloud-stood-in =
    { $self ->
        [yes] A bot plays for you now.
       *[other] A bot plays for { $name } now.
    }
people-aloud-came-back =
    { $self ->
        [yes] You play yourself again.
       *[other] { $name } is playing again.
    }
people-aloud-left = The bot { $name } plays { $seat } now: the seat is free.
people-aloud-device-replaced = { $name } is here with a new device.
people-aloud-here = { $name } is here.
people-aloud-gone = { $name } is no longer here.
people-aloud-undo-asked =
    { $self ->
        [yes] You would like to take back.
       *[other] { $name } would like to take back.
    }
people-aloud-undo-refused =
    { $self ->
        [yes] You do not agree.
       *[other] { $name } does not agree.
    }
people-aloud-drawn = The seats have been drawn. You now sit here: { $seat }.
people-aloud-partner = Your partner is { $name }.
people-aloud-key-added = Your seat is now open on one more device.
people-aloud-program-on =
    { $self ->
        [yes] A program can play at your seat now.
       *[other] A program can play for { $name } now.
    }
people-aloud-program-off =
    { $self ->
        [yes] No program plays at your seat any longer.
       *[other] No program plays for { $name } any longer.
    }
people-aloud-went-on = The game goes on at the next table.

## Programs

program-title = Let a program play
program-text = For those who write bots: a program with a key sees what is seen from this seat, and bids and plays there. It can neither talk nor decide about the table, and everybody reads that it plays.
program-seat = Seat
program-name = Name of the program
program-make = Make a key
program-once = The key is shown only now: copy it at once.
program-address = Address
program-key = Key
program-copy = Copy
program-done = Done
program-end = Take the key back
program-described = What a program says and hears stands on this server at /api/schema/asyncapi.json.
refused-no-program = No program sits at this seat.
refused-not-for-programs = A program cannot do this with its key.

## Explaining calls

explain-title = Explain to the opponents
explain-text = Only your opponents read it; your partner does once the board is over.
explain-system = Your system says:
explain-own-words = Or in your own words
explain-send = Say
explain-as-system = Say this
explain-given =
    { $system ->
        [yes] You said: as our system has it.
       *[other] You said: “{ $text }”
    }
explain-said =
    { $system ->
        [yes] { $name } says: as our system has it.
       *[other] { $name } says: “{ $text }”
    }
explain-silent = { $name } has said nothing about it.
explain-ask = Ask { $name }
explain-asked = You have asked { $name }.
explain-by-system = By the system
explain-question = { $name } asks: what does your { $call } mean?
explain-alert = { $call } is artificial. Tell your opponents:
explain-otherwise = Put it differently
explain-heard =
    { $system ->
        [yes] { $name } on { $callname }: as our system has it.
       *[other] { $name } on { $callname }: “{ $text }”
    }
explain-shown =
    { $system ->
        [yes] { $name } on { $call }: as our system has it.
       *[other] { $name } on { $call }: “{ $text }”
    }
explain-record = Explained

## Talking, and pictures

talk-heard = Conversation
talk-write = Write something to everybody
talk-send = Send
talk-later = You can talk freely between deals, while no board is open anywhere.
talk-allow = Allow talking freely between deals
talk-reactions = Reactions
talk-mute = Mute
talk-mute-one = Mute { $name }
talk-mute-all = Mute everybody
talk-mute-text = You no longer see or hear what they say. It holds in this browser for everybody of that name, at other tables too, until you turn it off. Nobody is told.
face-choice = Your picture
face-letter = First letter
face-owl = Owl
face-fox = Fox
face-cat = Cat
face-hare = Hare
face-bear = Bear
face-hedgehog = Hedgehog
face-frog = Frog
face-robin = Robin
face-whale = Whale
face-turtle = Turtle
face-bee = Bee
face-snail = Snail
