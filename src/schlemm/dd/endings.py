"""A small double-dummy solver in plain Python, for endings: slow, short, and easy to believe.

It shares nothing with the compiled one, so each can be held against the other. Up to six cards a hand take a
moment; every card more takes several times as long, unless hands hold long sequences.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from schlemm.core.cards import Strain
from schlemm.core.errors import NotationError
from schlemm.core.hand import SUIT_BITS, Hand
from schlemm.core.seats import BySeat, Seat, Side

_Bits: TypeAlias = tuple[int, int, int, int]
"""The cards of N E S W, as in ``Hand.bits``."""

_ALL: Final = tuple(SUIT_BITS << 13 * suit for suit in range(4))
"""All cards of each suit."""


def tricks(hands: BySeat[Hand], strain: Strain, leader: Seat, side: Side) -> int:
    """How many of the remaining tricks a side takes when nobody errs and all see all cards.

    >>> hands = BySeat(*map(Hand.parse, ("AQ...", "32...", "54...", "K6...")))
    >>> [tricks(hands, Strain.NOTRUMP, leader, Side.NORTH_SOUTH) for leader in (Seat.SOUTH, Seat.NORTH)]
    [2, 1]

    Args:
        hands: What is left of each hand, equally many cards, between two tricks.
        strain: The denomination played in.
        leader: Who leads to the next trick.
        side: Whose tricks are counted.

    Raises:
        NotationError: If the hands are not equally long, or a card is in two of them.
    """
    count = len(hands.of(leader))
    notation = " ".join(map(str, hands))
    if any(len(hand) != count for hand in hands):
        raise NotationError("ending", notation, "hands-not-equally-long")
    north, east, south, west = (hand.bits for hand in hands)
    if (north | east | south | west).bit_count() != 4 * count:
        raise NotationError("ending", notation, "card-twice")
    search = _Search(4 if strain.trump is None else strain.trump.index)
    low, high = 0, count
    while low < high:
        middle = (low + high + 1) // 2
        if search.takes((north, east, south, west), leader.index, middle):
            low = middle
        else:
            high = middle - 1
    return low if side is Side.NORTH_SOUTH else count - low


class _Search:
    """Whether North and South take so many tricks; what was found before is remembered.

    Seats, suits and cards are their indices; the trump suit is 4 in notrump.
    """

    def __init__(self, trump: int) -> None:
        self._trump = trump
        self._bounds: dict[tuple[_Bits, int], tuple[int, int]] = {}
        """For hands and who leads: a number of tricks that is taken for sure, and one that is never exceeded."""

    def takes(self, hands: _Bits, leader: int, wanted: int) -> bool:
        """Whether North and South take at least so many of the tricks that are left."""
        low, high = self._bounds.get((hands, leader), (0, hands[0].bit_count()))
        if wanted <= low or wanted > high:
            return wanted <= low
        found = self._plays(hands, leader, (), wanted)
        self._bounds[hands, leader] = (wanted, high) if found else (low, wanted - 1)
        return found

    def _plays(self, hands: _Bits, leader: int, trick: tuple[int, ...], wanted: int) -> bool:
        """The same in the middle of a trick: the player in turn needs one card that does it."""
        if len(trick) == 4:
            winner = (leader + self._winner(trick)) % 4
            return self.takes(hands, winner, wanted - (winner % 2 == 0))
        seat = (leader + len(trick)) % 4
        hope = seat % 2 == 0
        for card in _choices(hands, seat, trick):
            rest = tuple(hand & ~(1 << card) for hand in hands)
            if self._plays((rest[0], rest[1], rest[2], rest[3]), leader, (*trick, card), wanted) is hope:
                return hope
        return not hope

    def _winner(self, trick: tuple[int, ...]) -> int:
        """Which card of the trick wins it: the highest trump, else the highest of the suit led (Law 44E, 44F)."""
        led = trick[0] // 13
        return max(range(4), key=lambda turn: self._rank(trick[turn], led))

    def _rank(self, card: int, led: int) -> int:
        suit, rank = divmod(card, 13)
        return rank + 13 * (suit == led) + 26 * (suit == self._trump)


def _choices(hands: _Bits, seat: int, trick: tuple[int, ...]) -> Iterator[int]:
    """The cards worth trying, following suit (Law 44C): of cards without another's between them only the highest."""
    own = hands[seat]
    if trick:
        own = own & _ALL[trick[0] // 13] or own
    others = (hands[0] | hands[1] | hands[2] | hands[3]) & ~hands[seat]
    for card in trick:
        others |= 1 << card
    for cards in _ALL:
        yield from _ends_of_sequences(own & cards, others & cards)


def _ends_of_sequences(own: int, others: int) -> Iterator[int]:
    """The highest card of each sequence, from the highest down."""
    while own:
        card = own.bit_length() - 1
        yield card
        below = others & (1 << card) - 1
        gap = below.bit_length()  # own cards from here up to the card are as good as the card
        own &= (1 << gap) - 1
