### Lesson: the cards.

lesson-cards-pack = A pack has { $cards } cards in four suits of { $each }. There are no jokers.
lesson-cards-order = All the spades from the top: ace, king, queen, jack and then the numbers. It is the same in every suit.
lesson-cards-suits = The suits have an order too, from the bottom: { $suit-1 }, { $suit-2 }, { $suit-3 }, { $suit-4 }. The first two are the minor suits, the others the majors. In a trick no suit is better than another unless it is trumps; you need the order for bidding.
lesson-cards-honours = Ace, king, queen, jack and ten are the honours. The first four are also called court cards and count points; { $card } is an honour but counts none.
lesson-cards-points = With these points you judge how strong your cards are. What wins, though, is tricks.
lesson-cards-card = Card
lesson-cards-figures = High-card points
lesson-cards-one = { $card }
