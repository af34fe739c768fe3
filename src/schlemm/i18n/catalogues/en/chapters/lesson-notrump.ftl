### Lesson: one notrump.

lesson-notrump-why = { $bid } describes your hand in one word: balanced, and as strong as you have agreed. Your partner knows at once roughly what you have together.
lesson-notrump-ranges = High-card points for { $bid }. Natur A has no upper limit but asks for { $flat }; the other two take any balanced shape, Forum without five spades or hearts.
lesson-notrump-all = { $points } points, { $shape }: this is { $bid } in all three systems.
lesson-notrump-else = With other points you begin with a suit and bid { -notrump } later. So your partner learns step by step how strong you are.
