### Lesson: shapes.

lesson-shapes-notation = How your cards fall into suits is written from the longest: { $shape } means two suits of four, one of three and a doubleton, whichever they are. No shape is more frequent.
lesson-shapes-classes = Four kinds are enough to talk about a hand: balanced, or with one, two or three long suits.
lesson-shapes-shares = Almost half of all hands are balanced; three-suited ones are rare.
lesson-shapes-most = The flattest shape, { $flat }, is not the most frequent. There are { $count } shapes in all.
