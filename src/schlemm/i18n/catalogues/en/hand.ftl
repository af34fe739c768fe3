### What a hand is worth: schemes, shape, strength and the addends.

## Schemes

scheme-figure = High-card points
scheme-length = Length points
scheme-shortness = Shortness points

## Shape (S4:51-59)

shape-balanced = Balanced
shape-one-suited = One-suiter
shape-two-suited = Two-suiter
shape-three-suited = Three-suiter

## Strength by high-card points (S4:49)

strength-weak = weak
strength-nearly-opening = just short of an opening
strength-opening = opening strength
strength-strong = strong
strength-very-strong = very strong

## Addends; the points stand beside them

addend-ace = Ace of { $suit }
addend-king = King of { $suit }
addend-queen = Queen of { $suit }
addend-jack = Jack of { $suit }
addend-first-four = First four-card suit, { $suit }
addend-further-four = Another four-card suit, { $suit }
addend-length = { $length } cards in { $suit }
addend-doubleton = Doubleton in { $suit }
addend-singleton = Singleton in { $suit }
addend-void = Void in { $suit }
