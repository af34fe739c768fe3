### Lesson: when the auction ends.

lesson-end-three = Three passes in a row after a bid, and it is over. The last bid is the contract: its number says how many tricks are needed, its suit is trumps, and after { -notrump } there are none.
lesson-end-over = { $bid }, then three passes: what is played is { $contract }.
lesson-end-four = If three pass at the start, the fourth may still bid. If the fourth passes too, there is nothing to play. At home the cards are dealt again, in a tournament both sides score zero.
lesson-end-contract = A contract is three things: the last bid, whether it is doubled, and who plays it.
