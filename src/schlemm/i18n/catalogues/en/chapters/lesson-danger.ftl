### Lesson: what vulnerability changes.

lesson-danger-what = On every deal each side is either { -vulnerable } or not. If it is, its bonuses are larger and so are its penalties; the tricks themselves count the same.
lesson-danger-changes = A { -part-score } always counts the same. Everything else grows.
lesson-danger-whose = Only the side that plays the contract matters. Whether the defenders are { -vulnerable } changes nothing in the sum.
lesson-danger-when = Who it is has been laid down: in a tournament by the number of the board, in the rubber of four by the deal – first nobody, then the side that deals, at last everybody. In the classical rubber you are as soon as you have won a game.
lesson-danger-head = What for
lesson-danger-no = { -not-vulnerable }
lesson-danger-yes = { -vulnerable }
lesson-danger-part-score = { -part-score }
lesson-danger-game = { -game }
lesson-danger-small = { -small-slam }, on top
lesson-danger-grand = { -grand-slam }, on top
lesson-danger-undertrick = Each undertrick, not doubled
