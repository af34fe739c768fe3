### Lesson: opening.

lesson-opening-what = Whoever bids first opens, and so says: I have more than my share. How much more is a matter of agreement. Natur A adds length points, Natur B counts high cards alone; Forum gives long suits a little credit.
lesson-opening-count = From so many points, each counting in its own way, and with so many spades or hearts they open.
lesson-opening-long = { $points } high-card points, but { $length } length points. Natur A says { $call }, Natur B { $call-2 }, Forum { $call-3 }.
lesson-opening-flat = { $points } high-card points and { $length } length points, quite flat: Natur A says { $call }, Natur B { $call-2 }. In Forum a major promises five cards, so { $call-3 }.
lesson-opening-suit = You open your longest suit, best one with honours. If you have not enough, you pass: your partner has a turn too.
