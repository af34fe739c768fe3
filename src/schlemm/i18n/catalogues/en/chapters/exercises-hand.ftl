### Exercises: what a hand is worth.

ask-points = How many high-card points does this hand have?
why-figures = Aces { $aces } × 4, kings { $kings } × 3, queens { $queens } × 2, jacks { $jacks } × 1: { $points } in all. Tens count nothing.
why-strength-weak = With { $points } points the hand is weak.
why-strength-nearly-opening = With { $points } points it falls just short of an opening.
why-strength-opening = { $points } points are enough to open.
why-strength-strong = With { $points } points the hand is strong.
why-strength-very-strong = With { $points } points the hand is very strong.
ask-length = How many length points does this hand have?
why-addend-first-four = { $suit } is the first suit of four: 0.
why-addend-further-four = { $suit } is another suit of four: { $points }.
why-addend-length = { $suit } has { $length } cards: { $points }.
why-addend-doubleton = { $suit } is a doubleton: { $points }.
why-addend-singleton = { $suit } is a singleton: { $points }.
why-addend-void = { $suit } is void: { $points }.
why-sum = Altogether { $points }.
ask-shortness = You mean to play in { $strain }. How many shortness points does this hand have?
why-short-notrump = There is no ruffing in { $strain }: short suits are weaknesses there and count 0.
why-short-none = Every suit has three cards or more: 0.
ask-shape = What kind of hand is this?
why-shape-balanced = { $shape }: no suit very long, none very short. { $percent } in 100 hands are balanced.
why-shape-one-suited = { $shape }: one suit of six or more, no other of four. { $percent } in 100 hands are one-suited.
why-shape-two-suited = { $shape }: one suit of five or more and a second of four or more. { $percent } in 100 hands are two-suited.
why-shape-three-suited = { $shape }: three suits of four or more. Only { $percent } in 100 hands are three-suited.

## Tabellen, Anmerkungen · tables, notes

row-strength = The hand is called
row-from = from
row-to = to
row-share = in 100 hands
row-shapes = Shape
row-shape = { $shape }
row-length = Length points
row-class = Kind
row-usual = such as
row-count = how many
note-high = { $card } is high, and two more stand behind it.
note-throws = South has no hearts left and has to throw even { $card }.
note-steals = Dummy has no hearts: { $card } steals the trick.
note-back = { $card } puts South on lead; now for the next heart.
note-again = And again: { $card } beats the king.
note-home = South ruffs too: { $card } takes a diamond.
