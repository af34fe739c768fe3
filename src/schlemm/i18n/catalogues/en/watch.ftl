### Looking on: behind a player, or from the gallery.

refused-watching-ended = You can no longer look on here with this link: ask for a new one.
refused-has-watched = You have looked on here and seen cards: you cannot play at this seat now.
refused-plays-here = You play here, and players do not look on.
refused-watches-already = You are looking on in this game already: one place is enough.
refused-too-many-spectators = { $most } are looking on here already: a table cannot keep an eye on more.
refused-not-your-guest = Whoever looks on here is not your guest.
refused-only-watching = You are looking on: bidding, playing and asking are for the table.
