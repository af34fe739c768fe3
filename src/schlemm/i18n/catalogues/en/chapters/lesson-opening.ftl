### Lesson: opening.

lesson-opening-what = Whoever bids first opens, and so says: I have more than my share. How much more is a matter of agreement. Natur A adds length points, Natur B counts high cards alone; Forum gives long suits a little credit.
lesson-opening-count = Each counts in its own way: this is how many points it needs to open, and how many cards to open a major.
lesson-opening-long = { $points } high-card points, but { $length } length points. Natur A says { $call }, Natur B { $call-2 }, Forum { $call-3 }.
lesson-opening-flat = { $points } high-card points and { $length } length points, quite flat: Natur A says { $call }, Natur B { $call-2 }. In Forum a major promises five cards, so { $call-3 }.
lesson-opening-suit = You open your longest suit, best of all one with court cards in it. If your hand is not enough for that, you pass: your partner has a turn too.
