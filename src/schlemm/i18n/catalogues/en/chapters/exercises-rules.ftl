### Exercises on the rules: order, seats, a mistake to find.

ask-seat-partner = Who is the partner of { $seat }?
ask-seat-left = Who sits on the left of { $seat }?
ask-seat-cuts = { $seat } deals. Who cuts?
ask-seat-first-card = { $seat } deals. Who gets the first card?
ask-seat-last-card = { $seat } deals. Who gets the last card?
ask-seat-deals-next = { $seat } has dealt. Who deals next?
why-seat-partner = Partners sit opposite each other: { $seat } and { $turn }.
why-seat-left = Left is whoever follows clockwise: after { $seat } comes { $turn }.
why-seat-cuts = The neighbour on the right cuts, an opponent. On the right of { $seat } sits { $turn }.
why-seat-first-card = The cards go round clockwise, and the left neighbour gets the first: { $turn }.
why-seat-last-card = Once round, thirteen times: the last card goes to the dealer, { $turn }.
why-seat-deals-next = The deal passes clockwise: after { $seat } comes { $turn }.

ask-who-revoked = In front of each player lies what they have played. Who once failed to follow suit, though able to?
ask-where-revoked = In front of each player lies what they have played. At which trick did somebody fail to follow suit, though able to?
why-revoke = At trick { $trick } { $seat } played { $card } although { $suit } had been led, and later showed { $card-2 } after all.
