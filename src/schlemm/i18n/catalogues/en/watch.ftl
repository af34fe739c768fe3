### Looking on: behind a player, or from the gallery.

refused-watching-ended = You can no longer look on here with this link: ask for a new one.
refused-has-watched = You have looked on here and seen cards: you cannot play at this seat now.
refused-plays-here = You play here, and players do not look on.
refused-watches-already = You are looking on in this game already: one place is enough.
refused-too-many-spectators = { $most } are looking on here already: a table cannot keep an eye on more.
refused-not-your-guest = Whoever looks on here is not your guest.
refused-only-watching = You are looking on: bidding, playing and asking are for the table.

## Where a link to look on leads

title-watch = Looking on – Schlemm
watch-invited = { $name } shows you the cards
watch-invited-text = You see what { $name } sees, and do not play.
watch-invited-gallery = You are invited to look on
watch-gallery-text = You see all four hands of a deal as soon as it is over, and how it was played, card by card.
watch-read = Everybody at the table reads your name.
watch-read-match = Everybody at the table reads your name. Who looks on can no longer play in this match.
watch-go = Look on
watch-here = you look on here
watch-nothing = You cannot look on here
watch-broken = The connection has broken, and is being looked for again.

## Looking on

watch-you-see = You are looking on behind { $name }
watch-waiting = The cards are about to be dealt.
watch-gallery = Gallery
watch-now = Deal { $number } is being played. You see it when it is over.
watch-between = It goes on in a moment.
watch-over = The game is over.
watch-none-yet = No deal is over yet.
watch-board = Deal { $number }
watch-boards = Which deal?
watch-projector = Projector
watch-projector-leave = Leave the projector
watch-tricks = Tricks
watch-points = Points

## At the table: who looks on

watch-who = Looking on
watch-behind = sees the cards of { $seat }
watch-in-gallery = in the gallery
watch-end = End it
watch-own-title = Show your cards
watch-own-text = Whoever opens this link sees your cards while you play, and can do nothing. Everybody at the table reads who it is.
watch-gallery-link = Whoever opens this link sees all four hands, but only when a deal is over.
watch-aloud = { $name } is looking on.
watch-door = People, { $count } looking on
