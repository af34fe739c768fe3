### Lesson: double and redouble.

lesson-doubles-stake = Instead of bidding or passing you can double the opponents’ last bid. It then counts for more, whether they make it or not. They may answer a double with a redouble.
lesson-doubles-stands = { $seat } doubles { $bid }, { $seat-2 } redoubles, and all pass: that is how it is played.
lesson-doubles-whose = You can double only a bid by the opponents and redouble only their double, and only while no new bid has been made: a new bid cancels both.
lesson-doubles-cancelled = What was doubled is { $bid-2 }. What is played is { $bid }, undoubled.
