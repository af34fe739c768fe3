### The rules and habits, retold in the order of an evening.

title-rules = The rules – Schlemm
rules-title = The rules in short
rules-text = What holds at bridge, in the order of an evening. Each sentence says whether it is a rule or a habit, and which source it comes from; the five sources are at the end.
rules-reading = The second source set its habits in italics, which are lost in its text; what is a rule and what a habit is therefore our reading.
rules-kind-rule = Rule
rules-kind-habit = Habit
rules-do = Try it now
rules-another = Another task
rules-print = Print
rules-contents = Contents
rules-visit-practice = Practise bidding
rules-visit-systems = Read a system
rules-visit-cards = Practise card play
rules-visit-count = Work out a result
rules-visit-tables = All results as a table
rules-visit-hand = Value a hand
rules-visit-ceremony = Shuffle, cut and deal together

rules-equipment = The cards
rules-equipment-pack = Bridge is played with 52 French cards and no joker: four suits of thirteen cards each.
rules-equipment-ranks = In every suit the ace is highest, then come king, queen, jack and 10 down to the 2. Ace, king, queen and jack are called court cards.
rules-equipment-honours = The 10 too belongs to the five high cards of a suit, the honours. It has no high-card points.
rules-equipment-order = The suits have an order: ♣ and ♦ are the minors, ♥ and ♠ the majors, and above them stands { -notrump }, the game without trumps.
rules-equipment-two-packs = At home two packs lie ready, one with blue and one with red backs. They are dealt in turn.

rules-seats = Seats and forms of the game
rules-seats-four = Four sit at a table and are called North, East, South and West. Those who sit opposite each other play together.
rules-seats-drawn = Who plays with whom is settled beforehand or drawn by lot.
rules-seats-home = At home the cards are dealt afresh every time. Some luck remains: now and then the others simply hold better cards.
rules-seats-match = In a match eight people play the same cards at two tables. North-South of one table and East-West of the other are a team, so that little but skill counts.
rules-seats-robber = A rubber of four has four deals. Whoever has more points at the end wins.
rules-seats-classic = A classical rubber goes on until one side has twice reached { $game } points for tricks bid.
rules-seats-phases = Every deal has three parts: the auction, the play and the scoring.

rules-dealing = Shuffling and dealing
rules-dealing-shuffle = Before the first deal two partners shuffle the two packs, or the dealer shuffles.
rules-dealing-cut = The dealer’s right-hand opponent cuts: the lower half goes on top of the upper.
rules-dealing-round = The cards are dealt clockwise, one by one. The left neighbour gets the first, the dealer the last.
rules-dealing-packets = Some deal in packets of three, with a packet of four at the end.
rules-dealing-pick-up = Nobody picks up their cards before the last one is dealt; then everybody counts their hand.
rules-dealing-poker-face = Hold your cards hidden and keep a straight face: what it betrays is not a call.
rules-dealing-next = Next time the left neighbour deals, and so on clockwise.

rules-valuing = Valuing the hand
rules-valuing-own-way = How you judge your hand is up to you. There are ways of counting that nearly everybody has agreed on.
rules-valuing-figures = An ace counts { $ace } points, a king { $king }, a queen { $queen }, a jack { $jack }. There are { $pack } in the pack.
rules-valuing-bands = Below ten high-card points a hand is weak, from twelve it can open, from sixteen it is strong, and from twenty very strong.
rules-valuing-length = Points for length come on top: the first suit of four 0, each further one 1, a suit of five 2, of six 3, and so on.
rules-valuing-shortness = Or points for shortness: { $void } for a void, { $singleton } for a singleton, { $doubleton } for a doubleton. In { -notrump } they do not count.
rules-valuing-shapes = Shape is written as four numbers, such as 4-4-3-2. By it a hand is balanced, or one-, two- or three-suited.
rules-valuing-wild = The more uneven the suits, the more a hand may be worth: a short suit is soon used up, and then you can ruff.

rules-auction = The auction
rules-auction-turn = It goes clockwise, one call each. The dealer begins.
rules-auction-bid = A bid names a level from 1 to 7 and a suit or { -notrump }. The level counts the tricks above six: 1♣ promises seven.
rules-auction-range = There are { $count } bids; the lowest is { $bid }, the highest { $last }.
rules-auction-higher = Every bid must be higher than the last: on a higher level, or on the same level in a higher denomination.
rules-auction-double = Instead of bidding you may pass, double a bid of the opponents or redouble their double. Tricks bid then count twice or four times, and undertricks cost more.
rules-auction-cancelled = A new bid cancels a double and a redouble.
rules-auction-end = Three passes after a bid end the auction.
rules-auction-passed-out = If all four pass at once, the cards are shuffled and dealt again at home.
rules-auction-contract = The last bid is the contract. It settles the trumps and the number of tricks.
rules-auction-words = You speak to your partner by calls alone; there are no remarks and no tones of voice.
rules-auction-open = You may agree on what calls mean. The opponents may know it too: secrets are forbidden.

rules-bidding = What calls usually mean
rules-bidding-aim = You look for the contract that is likely to be made and counts most. For that you tell each other your hands.
rules-bidding-opening = By the first school, opening takes thirteen points with length and a suit of four, better five cards; by the second twelve are enough.
rules-bidding-notrump = An opening of 1NT shows a balanced hand.
rules-bidding-answer = With less than six points partner passes, otherwise names the best suit; a response in { -notrump } turns down the suit that was named.
rules-bidding-jump = With more than thirteen points partner jumps a level higher than needed.
rules-bidding-pass = A pass means: too weak, or content with partner’s bid.
rules-bidding-game = A game or more is worth a risk. A { -part-score } on exactly the right level is not.
rules-bidding-aces = Before a slam 4NT asks for aces: 5♣ means none, 5♦ one, and so on. After that 5NT asks for kings. Rather understate than get past the trump suit.
rules-bidding-sacrifice = A sacrifice goes too high on purpose, because the penalty is cheaper than what the opponents would make.
rules-bidding-careful = Do not double a { -part-score } lightly: { $bid } doubled counts { $points } trick points, and so does { $bid-2 } with { $points-2 }: that makes a game of it.

rules-play = The play
rules-play-declarer = Whoever on the side of the last bid named its denomination first plays both hands: declarer.
rules-play-lead = The opponent on declarer’s left leads the first card.
rules-play-dummy = Then partner lays the cards open, sorted by suit. Partner is dummy and decides nothing any more.
rules-play-follow = Suit on suit: whoever has a card of the suit led must follow.
rules-play-any = Whoever has none plays anything: a trump to ruff, or a card to discard. Nobody has to ruff.
rules-play-wins = The highest trump wins the trick; without trumps the highest card of the suit led.
rules-play-next = Whoever wins the trick leads to the next. A deal has thirteen tricks.
rules-play-tricks = Tricks count, not the cards in them.
rules-play-piles = At home each side collects its tricks face down in a pile.
rules-play-rows = In a match everybody lays their card face down before them, pointing to the side that won the trick. So it can all be counted again at the end, and a revoke be found.
rules-play-last-trick = You may look at the last trick again until somebody leads to the next.
rules-play-remember = After that only memory helps. Keep the auction in mind, and the court cards, above all those in trumps.

rules-scoring = Scoring
rules-scoring-made = The contract is made if there are at least the tricks that were bid. More are overtricks; if some are missing, they are undertricks, and the opponents score.
rules-scoring-danger = Vulnerable, everything counts more, bonuses as well as penalties. Only the side that plays the contract matters.
rules-scoring-tricks = A trick bid counts { $minor } points in ♣ and ♦, { $major } in ♥ and ♠. In { -notrump } the first counts { $first }, each further one { $major }. A double doubles that, a redouble makes it fourfold.
rules-scoring-game = From { $game } trick points it is a game, with a bonus of { $bonus } points, { $bonus-danger } if vulnerable. Below that there are { $part }.
rules-scoring-slam = Twelve tricks bid add another { $small }, { $small-danger } if vulnerable; all thirteen { $grand } and { $grand-danger }.
rules-scoring-bid-it = Game must be bid: { $bid } with two overtricks counts { $points }, { $bid-2 } with one { $points-2 }.
rules-scoring-doubled = Making a doubled contract brings another { $insult }, redoubled { $insult-2 }. An overtrick then counts { $over }, { $over-danger } if vulnerable, and twice that redoubled.
rules-scoring-down = An undertrick costs { $down }, { $down-danger } if vulnerable. Doubled, one, two and three cost { $one }, { $two } and { $three }; vulnerable { $one-danger }, { $two-danger } and { $three-danger }; each further one { $more } more. Redoubled it is twice as much.
rules-scoring-robber = In a rubber of four nobody is vulnerable in the first deal, everybody in the fourth, and one side each in between.
