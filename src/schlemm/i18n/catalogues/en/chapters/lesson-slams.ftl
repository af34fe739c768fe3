### Lesson: slams.

lesson-slams-two = Whoever bids and makes { $small } tricks has a { -small-slam }; all { $grand } are a { -grand-slam }. For both there is a bonus, on top of the bonus for game.
lesson-slams-bonuses = The bonus depends on the bid and on vulnerability, not on a double.
lesson-slams-whole = Everything together is { $points } points here.
lesson-slams-chance = Is it worth it? A { -small-slam } instead of game pays from a { $small }% chance. From small to grand you already need { $grand }%: much more is at stake.
lesson-slams-head = What for
lesson-slams-no = { -not-vulnerable }
lesson-slams-yes = { -vulnerable }
lesson-slams-small = { -small-slam }, on top
lesson-slams-grand = { -grand-slam }, on top
