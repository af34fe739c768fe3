### Lesson: wild shapes.

lesson-wild-claim = Many cards in one or two suits are worth more than the points say. Two examples with equal points show how much it can matter.
lesson-wild-flat = South is { $shape }. With { $points } points in both hands, { $tricks } tricks can be made in spades.
lesson-wild-wild = South is { $shape }. With { $points } points in both hands, { $tricks } tricks can be made in spades.
lesson-wild-why = { $more } tricks of difference with equal points. Long suits take tricks with small cards, short ones stop the opponents. The count is double dummy: all cards seen, best play by all four.
lesson-wild-care = Not every wild hand brings so much. It takes a partner with cards in your long suit; without that a long suit is hard work.
