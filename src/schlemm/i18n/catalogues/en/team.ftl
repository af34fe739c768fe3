### Teams of four: why something cannot be done in a match.

refused-no-take-back = In a match, what is called and played stands: only a slip in the auction goes back, before your partner has called.
refused-board-elsewhere = The other table is still playing this board: you go on here once it is over.
refused-seated-elsewhere = You know cards from the other table: you cannot sit here in this match.
refused-match-paused = The match is paused: a captain or the host resumes it.
refused-captain-decides = That is for the captain to decide.
refused-same-colours = Two teams need two colours: choose another one for one of them.
