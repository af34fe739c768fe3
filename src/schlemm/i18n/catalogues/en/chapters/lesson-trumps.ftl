### Lesson: drawing trumps or ruffing.

lesson-trumps-draw = As long as your opponents have trumps they can ruff your winners. So usually you draw them first: you play trumps until they have none.
lesson-trumps-drawn = South leads. With { $trump } first South takes { $drawn } of the last four tricks, with { $suit } first only { $ruffed }.
lesson-trumps-ruff = One exception matters: if dummy has none of a suit and still a trump, let it ruff first. Every trump you draw takes one from dummy too.
lesson-trumps-ruffed = This time the other way round: { $drawn } tricks with { $trump } first, { $ruffed } with { $suit } first.
