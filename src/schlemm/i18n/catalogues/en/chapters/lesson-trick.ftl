### Lesson: what a trick is.

lesson-trick-what = Four cards, one from each player, clockwise: that is a trick. Whoever wins it leads to the next. Thirteen times round, and the deal has been played. Tricks are counted, not the points of the cards in them.
lesson-trick-followed = A heart was led and everybody has hearts. { $seat } wins with { $card }.
lesson-trick-follow = Whoever has the suit that was led must follow it. Whoever has no card in { $suit } plays what they like.
lesson-trick-trumps = If a suit is trumps, it beats all others. But only those who have none of the suit led may ruff.
lesson-trick-ruffed = { $seat } has no hearts left and ruffs: { $card } beats even { $card-2 }.
