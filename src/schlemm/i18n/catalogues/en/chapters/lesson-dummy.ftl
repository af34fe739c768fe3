### Lesson: one plays for two.

lesson-dummy-roles = Whoever has won the contract is declarer and plays for two: partner’s cards are laid face up on the table and are called dummy. The other two defend.
lesson-dummy-example = An example: { $contract }. { $seat } is declarer, { $seat-2 } is dummy, and on declarer’s left { $seat-3 } leads, before any cards are shown.
lesson-dummy-step = Go through the first two tricks card by card.
lesson-dummy-lead = { $seat } leads: { $card }. Only now is dummy put down.
lesson-dummy-called = { $seat } says which card { $seat-2 } plays: { $card }.
lesson-dummy-won = { $seat } wins with { $card } and leads to the next trick.
lesson-dummy-again = { $card } comes from { $seat-2 } again, and again { $seat } chose it.
lesson-dummy-next = The trick is { $seat }’s, so the next card comes from there too. { $seat-2 } chooses it.
lesson-dummy-rests = Whoever is face up takes a rest and gives no advice. Everyone else now sees two hands: their own and this one.
