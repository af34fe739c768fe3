### Lesson: the finesse.

lesson-finesse-two = You are missing a high card. You can finesse: play through the opponent who, you hope, has it; or you play from the top and hope it drops. Which is better can be counted.
lesson-finesse-suit = { $card } is missing. Finesse: { $card-3 }, then low to dummy, and if West plays low, { $card-2 } or the ten.
lesson-finesse-queen = { $card } missing: with eight cards together finesse, with nine or more play from the top.
lesson-finesse-king = { $card } missing: only with eleven cards together is it right to play the ace.
lesson-finesse-known = The numbers hold as long as you know nothing. If one opponent has shown many cards in another suit, less room is left, and the missing honour is likelier with the other.
