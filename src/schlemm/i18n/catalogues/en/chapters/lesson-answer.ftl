### Lesson: answering.

lesson-answer-least = Your partner has opened. With fewer than { $least } points you pass. From { $least } on you name your best suit or support partner’s; with more than { $most } you jump a level higher than needed.
lesson-answer-auction = This is the auction so far; you are South and play Natur A.
lesson-answer-raise = { $points } high-card points, { $length } for length, four cards in partner’s suit: { $call }.
lesson-answer-refuse = { $points } high-card points, { $length } for length, but hardly a spade: { $call } says “not your suit”.
lesson-answer-jump = { $points } high-card points, { $length } for length and a suit of your own: the jump to { $call } shows strength.
lesson-answer-low = Without a jump a response in { $strain } refuses partner’s suit; with a jump it shows strength and a court card in every suit. { $bid } costs little and keeps the auction alive.
