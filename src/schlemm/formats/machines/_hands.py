"""The four hands of a deal as records of dealing machines have them."""

from __future__ import annotations

from typing import Final

from schlemm.core.cards import CARDS, RANKS, SUITS, Card
from schlemm.core.deal import Deal
from schlemm.core.hand import PACK, Hand
from schlemm.core.seats import SEATS, BySeat
from schlemm.formats.filed import NO_HANDS

NUMBERED: Final = tuple(Card.of(suit, rank) for suit in reversed(SUITS) for rank in reversed(RANKS))
"""The pack as machines count it: from the ace of spades down to the two of clubs."""
BRI_LENGTH: Final = 78
DGE_LENGTH: Final = 68
MARKS: Final = {"S": 6, "H": 3, "D": 4, "C": 5}
"""The signs of the suits on the screens of old computers."""

_NUMBERS: Final = {card: number for number, card in enumerate(NUMBERED, 1)}
_SUITS: Final = {mark: letter for letter, mark in MARKS.items()}
_CARDS: Final = {str(card): card for card in CARDS}


def hands_of_numbers(data: bytes) -> BySeat[Hand | None] | None:
    """The hands of BRI: two digits for each card of North, East and South; West has the rest. ``None`` if not so."""
    text = data.decode("latin-1")
    if len(text) < BRI_LENGTH or not (text.isascii() and text.isdigit()):
        return None
    numbers = [int(text[place : place + 2]) for place in range(0, BRI_LENGTH, 2)]
    if len({*numbers}) < len(numbers) or not all(1 <= number <= len(NUMBERED) for number in numbers):
        return None
    cards = [NUMBERED[number - 1] for number in numbers]
    north, east, south = (Hand.of(cards[start : start + 13]) for start in (0, 13, 26))
    return BySeat(north, east, south, PACK - north - east - south)


def hands_of_signs(data: bytes) -> BySeat[Hand | None] | None:
    """The hands of DGE: those of North, East, South and West, suits with a sign before them. ``None`` if not so."""
    hands = NO_HANDS
    cards: list[Card] = []
    suit, suits = "", 0
    for byte in data:
        if byte in _SUITS:
            suit, suits = _SUITS[byte], suits + 1
        elif (card := _CARDS.get(suit + chr(byte).upper())) is not None:
            cards.append(card)
        else:
            return None
    if suits != len(SUITS) * len(SEATS) or len({*cards}) != len(PACK):
        return None
    for number, seat in enumerate(SEATS):
        hands = hands.put(seat, Hand.of(cards[13 * number : 13 * number + 13]))
    return hands


def numbers_of_hands(deal: Deal) -> bytes:
    """The cards of North, East and South, two digits each."""
    hands = deal.hands[:3]
    numbers = (number for hand in hands for number in sorted(_NUMBERS[card] for card in hand))
    return "".join(f"{number:02}" for number in numbers).encode()


def signs_of_hands(deal: Deal) -> bytes:
    """All hands, each suit with its sign before it."""
    return b"".join(
        bytes([MARKS[suit.letter]]) + "".join(card.rank.letter for card in hand.cards_of(suit)).encode()
        for hand in deal.hands
        for suit in reversed(SUITS)
    )
