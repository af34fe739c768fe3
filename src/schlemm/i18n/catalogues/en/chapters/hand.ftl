### The hand: what thirteen cards are worth.

title-hand = Your hand – Schlemm
hand-title = What is your hand worth?
hand-text = Tap thirteen cards, type them, or have them dealt. Every point is shown as it is counted.
hand-cards = The cards
hand-typed = Hand
hand-typed-hint = Such as ♠AKQ54 ♥K32 ♦QJ3 ♣32; a void is a dash
hand-count = { $count } of 13 cards
hand-deal = Deal another hand
hand-clear = Clear
hand-share = { $share } of all hands have this shape ({ $shape }); { $class }: { $all }.
hand-opens = What does it open?
hand-also = On the borderline also: { $calls }
hand-partner = What does your partner have?
hand-partner-text = { $average } high-card points on average: a third of what you lack. This is how the chances lie:
hand-together = The two of you have …
hand-goal-20 = half of all points, 20 or more
hand-goal-25 = enough for game, 25 or more
hand-goal-33 = enough for a small slam, 33 or more
hand-goal-37 = enough for a grand slam, 37 or more
hand-fits = Eight or more together in …
hand-fit = { $suit } (you have { $count })
hand-breaks = How do the missing cards lie?
hand-missing = In one suit the opponents hold
hand-breaks-text = Counted over all deals, before auction and play have told anything.
