### Exercises: what a hand is worth.

ask-points = How many high-card points does this hand have?
why-figures = Aces { $aces } × 4, kings { $kings } × 3, queens { $queens } × 2, jacks { $jacks } × 1: { $points } in all. Tens count nothing.
why-strength-weak =
    With { $points ->
        [one] { $points } point
       *[other] { $points } points
    } the hand is weak.
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
why-added = Altogether { $points }.
ask-shortness = You mean to play in { $strain }. How many shortness points does this hand have?
why-short-notrump = There is no ruffing in { $strain }: short suits are weaknesses there and count 0.
why-short-none = Every suit has three cards or more: 0.
ask-shape = What kind of hand is this?
why-shape-balanced = { $shape }: no suit very long, none very short. { $percent } in 100 hands are balanced.
why-shape-one-suited = { $shape }: one suit of six or more, no other of four. { $percent } in 100 hands are one-suited.
why-shape-two-suited = { $shape }: one suit of five or more and a second of four or more. { $percent } in 100 hands are two-suited.
why-shape-three-suited = { $shape }: three suits of four or more. Only { $percent } in 100 hands are three-suited.
