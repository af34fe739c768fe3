"""Every deal is a number, and every number below ``DEALS`` is a deal.

There are 52! / (13!)⁴ deals. This module puts them in a fixed order, counts them from 0, and goes from a
number to its deal (``deal_of_number``) and back (``number_of_deal``). So a shuffle is one uniform random integer below
``DEALS``, and nobody can rig it unnoticed:

- No deal is favoured, by mistake or on purpose, for each has exactly one number. A wrong bound in a loop of
  swaps may skew the deals for years; here ``number_of_deal(deal_of_number(n)) == n``, which a
  test can check, is all there is.
- The randomness is in one place and comes from the operating system (``secrets.randbelow``), not from a
  generator whose seed is shorter than the number of deals, so that it could never produce most of them.
- Before the first call the number can be promised, by a digest of it and a secret word, and shown when the
  board is over: then the dealer cannot have chosen cards to suit the auction.

>>> str(deal_of_number(0))
'N:...AKQJT98765432 ..AKQJT98765432. .AKQJT98765432.. AKQJT98765432...'
>>> number_of_deal(deal_of_number(DEALS // 2)) == DEALS // 2
True
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from math import comb
from typing import Final

from schlemm.core.cards import CARDS
from schlemm.core.checks import WrongType, check_number
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat

HAND_SIZE: Final = 13
HANDS: Final = (comb(52, HAND_SIZE), comb(39, HAND_SIZE), comb(26, HAND_SIZE))
"""How many hands North can hold, then East from what is left, then South; West takes the rest."""
DEALS: Final = HANDS[0] * HANDS[1] * HANDS[2]
"""The number of deals: 53 644 737 765 488 792 839 237 440 000."""

_CHOOSE: Final = tuple(tuple(comb(n, size) for n in range(53)) for size in range(HAND_SIZE + 1))
"""``_CHOOSE[size][n]``: in how many ways ``size`` things can be chosen from ``n``."""


def deal_of_number(number: int) -> Deal:
    """The deal with this number.

    Raises:
        OutOfRange: If the number is not in ``0 ≤ number < DEALS``.
    """
    check_number("number of a deal", number, 0, DEALS - 1)
    number, south = divmod(number, HANDS[2])
    north, east = divmod(number, HANDS[1])
    pack = list(range(52))
    drawn = [_draw(pack, index) for index in (north, east, south)]
    return Deal(BySeat(*(Hand.of(CARDS[card] for card in hand) for hand in (*drawn, pack))))


def number_of_deal(deal: Deal) -> int:
    """The number of this deal: what ``deal_of_number`` makes the deal from."""
    number = 0
    pack = list(range(52))
    for hand, hands in zip(deal.hands, HANDS, strict=False):
        places = [place for place, card in enumerate(pack) if CARDS[card] in hand]
        number = number * hands + sum(_CHOOSE[size][place] for size, place in enumerate(places, start=1))
        pack = [card for card in pack if CARDS[card] not in hand]
    return number


def random_deal(below: Callable[[int], int]) -> Deal:
    """A deal from a source of uniform random integers, such as ``secrets.randbelow``.

    Args:
        below: Gives an integer that is uniform in ``0 … n - 1`` for any ``n``.

    Raises:
        WrongType: If it is no function.
    """
    if not callable(below):
        raise WrongType(
            "source of integers", below, "a function, such as secrets.randbelow or Pcg32(1).below"
        )
    return deal_of_number(below(DEALS))


def subset(index: int, size: int) -> Hand:
    """The set of ``size`` cards (13 at most) with this index among all such sets, counted from 0.

    >>> str(subset(0, 2)), str(subset(1, 2)), str(subset(comb(52, 2) - 1, 2))
    ('...32', '...42', 'AK...')

    Raises:
        ValueError: If the size is not 0 to 13, or there are not so many sets.
    """
    if not (0 <= size <= HAND_SIZE and 0 <= index < comb(52, size)):
        raise ValueError(f"there is no set number {index} of {size} cards")
    return Hand.of(CARDS[place] for place in _places(index, size))


def _draw(pack: list[int], index: int) -> list[int]:
    """Take the hand with this index out of the pack, which keeps its order."""
    return [pack.pop(place) for place in _places(index, HAND_SIZE)]


def _places(index: int, size: int) -> list[int]:
    """The places of the set's members, from the highest.

    This is the combinatorial number system: each index is exactly one sum C(p₁, 1) + C(p₂, 2) + … with
    p₁ < p₂ < …
    """
    places = []
    for column in _CHOOSE[size:0:-1]:
        place = bisect_right(column, index) - 1
        index -= column[place]
        places.append(place)
    return places
