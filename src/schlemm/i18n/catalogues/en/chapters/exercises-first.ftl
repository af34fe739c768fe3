### What the exercises of the first steps ask, and why an answer is right.

ask-highest = Which of these cards is the highest?
ask-higher-suit = Which of these suits ranks higher in the bidding?
ask-partner = Who plays together with { $seat }?
ask-next-turn = { $seat } has just had a turn. Who is next?
ask-right = Who sits on the right of { $seat }?
ask-side = Which side does { $seat } belong to?
ask-leads = The contract is { $contract }. Who leads to the first trick?
ask-dummy = The contract is { $contract }. Whose cards will lie face up on the table?
ask-chooses = The contract is { $contract }. Who decides which card { $seat } plays?
why-higher-card = { $card } ranks above { $card-2 }. After the ace come king, queen and jack, then the numbers downwards.
why-ten = A ten is worth having, but it ranks below jack, queen, king and ace.
why-higher-major = { $suit } ranks above { $suit-2 }: spades are the highest of the four suits.
why-higher-minor = { $suit } ranks above { $suit-2 }: clubs are the lowest of the four suits.
why-major-over-minor = { $suit } is a major suit, { $suit-2 } a minor.
why-partner = { $seat } and { $seat-2 } sit opposite each other. Partners are always those who face each other.
why-clockwise = Everything goes clockwise: after { $seat } it is { $seat-2 }, one place to the left.
why-right = Clockwise, { $seat-2 } comes just before { $seat }, and so sits on the right.
why-side = { $seat } and { $seat-2 } together are { $side }.
why-leads = { $seat } sits on the left of { $seat-2 } and leads. Only then is dummy put down.
why-declarer-leads-not = { $seat } is declarer, and the lead comes from the other side.
why-right-leads-not = { $seat } defends too, but on declarer’s right, and so plays last to the first trick.
why-dummy = { $seat } is the partner of { $seat-2 } and so is dummy: everybody sees these cards.
why-declarer-hides = { $seat } plays the contract and keeps those cards hidden.
why-declarer-chooses = In { $contract }, { $seat-2 } is dummy. { $seat } chooses every card from there.
why-defender-chooses = { $seat-2 } defends against { $contract }, and defenders choose their own cards. So it is { $seat }.
why-dummy-rests = { $seat } is dummy and has no say in the play.
