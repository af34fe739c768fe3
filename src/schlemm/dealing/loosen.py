"""What is asked of hidden hands when no deal has all that was shown: who may be off, and by how much.

Players do not always hold what they showed. Most often one of them is off and the others are honest, and the cards
that one sees tell who: so deals are sought in which one player is off, whoever it is, by the smallest change that makes
any deal possible, and two or three are doubted only where no single one explains the cards. The order (``ORDER``):

1. Everybody holds what was shown.
2. One player is off, the other hands are as shown: by one figure point, by two, by three; then without the tests of
   single hands too (stoppers, aces); then with one card in another suit; by six points; by ten points and two cards;
   at last by anything.
3. Two players are off by three points and one card, then all.
4. One player is as shown and the others hold anything; at last everybody holds anything.

Where several players can be the one, each counts with as many deals as its being off makes possible: bids are not
believed longer because partner made them, nor less because a person did.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations
from typing import Final

import numpy as np

from schlemm.core.seats import BySeat, Seat
from schlemm.dealing._ranked import Booleans, Integers, shape_lengths, shape_places
from schlemm.evaluation.classes import POINTS


@dataclass(frozen=True, slots=True)
class Slack:
    """How far a hand may be from what was shown.

    Attributes:
        points: By how many figure points.
        cards: How many cards may be in another suit; ``None`` for a hand of any kind.
        tested: Whether the tests of single hands are still made.
    """

    points: int = 0
    cards: int | None = 0
    tested: bool = True


ANY: Final = Slack(cards=None, tested=False)
"""Any hand."""
NEAR: Final = Slack(3, 1, tested=False)
"""A hand that is about as shown."""


@dataclass(frozen=True, slots=True)
class Softness:
    """How much less is asked than was shown.

    Attributes:
        off: How many players are off; no more than are hidden.
        slack: How far each of these may be off.
    """

    off: int = 0
    slack: Slack = Slack()


AS_SHOWN: Final = Softness()
_ONE_OFF: Final = (
    Slack(1),
    Slack(2),
    Slack(3),
    Slack(3, tested=False),
    NEAR,
    Slack(6, 1, tested=False),
    Slack(10, 2, tested=False),
    ANY,
)
ORDER: Final = (
    AS_SHOWN,
    *(Softness(1, slack) for slack in _ONE_OFF),
    Softness(2, NEAR),
    Softness(3, NEAR),
    Softness(2, ANY),
    Softness(3, ANY),
)
"""From nothing less to nothing at all; the first that gives a deal is taken."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What each player may hold, if it is these who are off.

    Attributes:
        off: Who is off.
        tables: The hands of each seat by shape and figure points; each of shape (560, 38).
        tested: Whether the tests of single hands are made with those who are off too.
    """

    off: tuple[Seat, ...]
    tables: BySeat[Booleans]
    tested: bool

    def tests(self, seat: Seat) -> bool:
        """Whether the tests of single hands are made with this one."""
        return self.tested or seat not in self.off


def constraints_with(shown: BySeat[int], hidden: Sequence[Seat], softness: Softness) -> tuple[Asked, ...]:
    """What is asked of the hidden hands with this softness, once for each choice of those who are off.

    Args:
        shown: The set of hands each seat has shown (``evaluation.classes``).
        hidden: The seats that are not seen; the others' sets are not looked at.
        softness: How much less is asked.
    """

    def table(seat: Seat, off: tuple[Seat, ...]) -> Booleans:
        return loosened(shown.of(seat), softness.slack) if seat in off else table_of(shown.of(seat))

    def asked(off: tuple[Seat, ...]) -> Asked:
        return Asked(off, BySeat.from_function(lambda seat: table(seat, off)), softness.slack.tested)

    return tuple(asked(off) for off in combinations(hidden, min(softness.off, len(hidden))))


@lru_cache(maxsize=256)
def table_of(hands: int) -> Booleans:
    """A set of hands (``evaluation.classes``) as a table by shape and figure points; shape (560, 38)."""
    size = len(shape_lengths()) * POINTS
    packed = np.frombuffer(hands.to_bytes((size + 7) // 8, "little"), np.uint8)
    table = np.unpackbits(packed, count=size, bitorder="little").astype(np.bool_).reshape(-1, POINTS)
    table.flags.writeable = False
    return table


def loosened(hands: int, slack: Slack) -> Booleans:
    """The hands that are no further than this from one in the set; shape (560, 38)."""
    if slack.cards is None:
        return _anything()
    table = _points_off(table_of(hands), slack.points)
    for _ in range(slack.cards):
        table = _one_card_moved(table)
    return table


@cache
def _anything() -> Booleans:
    return np.ones((len(shape_lengths()), POINTS), np.bool_)


def _points_off(table: Booleans, most: int) -> Booleans:
    """The hands whose figure points are at most so many away from a hand of the same shape in the set."""
    wider = table.copy()
    for off in range(1, most + 1):
        wider[:, off:] |= table[:, :-off]
        wider[:, :-off] |= table[:, off:]
    return wider


def _one_card_moved(table: Booleans) -> Booleans:
    """The hands in the set, and those with one card in another suit."""
    wider = table.copy()
    for places in _neighbours():
        there = places >= 0
        wider[there] |= table[places[there]]
    return wider


@cache
def _neighbours() -> tuple[Integers, ...]:
    """For each way to move a card from one suit to another: the place of each shape's neighbour, -1 if none."""
    moves = [(one, other) for one in range(4) for other in range(4) if one != other]
    steps = np.eye(4, dtype=np.int64)
    return tuple(shape_places(shape_lengths() + steps[one] - steps[other]) for one, other in moves)
