### Lesson: the sacrifice.

lesson-sacrifice-idea = They have bid { $bid } and will make it. Then you can bid too high on purpose, say { $better }: it fails, but perhaps it costs less than their gain. This is called a sacrifice.
lesson-sacrifice-theirs = What they would have got.
lesson-sacrifice-ours = What it costs you: { $saved } saved, although you went down.
lesson-sacrifice-bargains = Against { $bid }: how many tricks you may go down, doubled. It is cheapest if only they are vulnerable.
lesson-sacrifice-risk = Two things can go wrong: you go down more than you thought, or their contract would have failed anyway. So sacrifice only with a long suit and little defence.
