"""Drawing for seats: everybody cuts a card, and the cards say who plays with whom and who deals.

The two highest cards play together against the two lowest, cards of one rank ranking by their suits; the highest deals
first and keeps its seat (The Laws of Contract Bridge, Law 3; S4:11 "per Losverfahren").
"""

from __future__ import annotations

from schlemm.core.cards import CARDS, Card
from schlemm.core.deal import Deal
from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.dealing.numbered import number_of_deal


def cut_cards(deal: Deal) -> BySeat[Card]:
    """Four different cards, each four as likely as any other if the deal is (but for a part in 10^21).

    A deal is the only randomness that a decision is given; its number is cut down to four cards here.
    """
    number, pack, cut = number_of_deal(deal), list(CARDS), list[Card]()
    for _ in SEATS:
        number, place = divmod(number, len(pack))
        cut.append(pack.pop(place))
    return BySeat(*cut)


def by_height(cards: BySeat[Card]) -> tuple[Seat, ...]:
    """Who cut the cards, the highest first."""
    return tuple(sorted(SEATS, key=lambda seat: _height(cards.of(seat)), reverse=True))


def seats_for(cards: BySeat[Card]) -> BySeat[Seat]:
    """The seat that each has drawn: the highest stays, the second sits opposite, the third to the highest's left."""
    first, second, third, fourth = by_height(cards)
    to = {first: first, second: first.partner, third: first.left, fourth: first.right}
    return BySeat.from_function(to.__getitem__)


def _height(card: Card) -> tuple[int, int]:
    return card.rank.index, card.suit.index
