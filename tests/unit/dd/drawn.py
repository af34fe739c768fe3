"""Positions and deals of every kind, each from a seed and its number: what a solver is held against others on."""

from collections.abc import Sequence
from random import Random
from typing import Final

from schlemm.core.cards import CARDS, STRAINS, SUITS, Card
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, BySeat
from schlemm.dd.position import Position

SMALLER: Final = 0.75
"""Of each number of tricks there are so many times as many positions as of one trick fewer."""
SIZES: Final = range(1, 14)
LIKED: Final = (1.0, 1.0, 10.0, 100.0)
"""How much more likely cards of a suit come to a hand that is wild; each suit gets one of these by chance."""


def drawn_position(seed: int, number: int) -> Position:
    """The position of this number: one to thirteen tricks, small ones more often; half of them in mid-trick."""
    random = Random(f"position {seed} {number}")
    size = random.choices(SIZES, [SMALLER**tricks for tricks in SIZES])[0]
    position = Position(drawn_hands(random, size), random.choice(STRAINS), random.choice(SEATS))
    for _ in range(random.choice((0, 0, 0, 1, 2, 3))):
        position = position.after(random.choice(tuple(position.legal_cards())))
    return position


def drawn_deal(seed: int, number: int) -> Deal:
    """The deal of this number."""
    return Deal(drawn_hands(Random(f"deal {seed} {number}"), 13))


def drawn_hands(random: Random, size: int) -> BySeat[Hand]:
    """Four hands of so many cards: any ones, of few suits, or of suits that some hands have and others lack."""
    kind = random.choice(("any", "any", "few suits", "wild"))
    cards = _of_few_suits(random, 4 * size) if kind == "few suits" else random.sample(CARDS, 4 * size)
    if kind == "wild":
        return _wild(random, cards, size)
    return BySeat.from_function(lambda seat: Hand.of(cards[seat.index :: 4]))


def _of_few_suits(random: Random, count: int) -> list[Card]:
    """So many cards of as few suits as have them, or of one more."""
    needed = -(-count // 13)
    suits = random.sample(SUITS, min(needed + random.randrange(2), 4))
    return random.sample([card for card in CARDS if card.suit in suits], count)


def _wild(random: Random, cards: Sequence[Card], size: int) -> BySeat[Hand]:
    """Each hand, one after the other, takes what it likes."""
    left, hands = list(cards), BySeat(Hand(), Hand(), Hand(), Hand())
    for seat in random.sample(SEATS, 4):
        liked = dict(zip(SUITS, (random.choice(LIKED) for _ in SUITS), strict=True))
        left.sort(key=lambda card, liked=liked: random.random() ** (1 / liked[card.suit]))
        hands = hands.put(seat, Hand.of(left[-size:]))
        del left[-size:]
    return hands
