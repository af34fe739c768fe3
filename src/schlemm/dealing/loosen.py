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
from functools import cache, lru_cache, reduce
from itertools import combinations, compress, product
from operator import or_
from typing import Final

from schlemm.core.seats import BySeat, Seat
from schlemm.dealing._class_tables import SHAPES, Table, columns, table_of
from schlemm.evaluation.classes import everything
from schlemm.evaluation.counts import Lengths, suit_length_patterns


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
        tables: The classes that each seat may have.
        tested: Whether the tests of single hands are made with those who are off too.
    """

    off: tuple[Seat, ...]
    tables: BySeat[Table]
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

    def table(seat: Seat, off: tuple[Seat, ...]) -> Table:
        return loosened(shown.of(seat), softness.slack) if seat in off else table_of(shown.of(seat))

    def asked(off: tuple[Seat, ...]) -> Asked:
        return Asked(off, BySeat.from_function(lambda seat: table(seat, off)), softness.slack.tested)

    return tuple(asked(off) for off in combinations(hidden, min(softness.off, len(hidden))))


@lru_cache(maxsize=256)
def loosened(hands: int, slack: Slack) -> Table:
    """Return the classes that are no further than this from one in the set."""
    if slack.cards is None:
        return table_of(everything())
    table = _points_off(table_of(hands), slack.points)
    for _ in range(slack.cards):
        table = b"".join(map(_one_card_moved, columns(table)))
    return table


def _points_off(table: Table, most: int) -> Table:
    """The hands whose figure points are at most so many away from a hand of the same shape in the set."""
    hands = wider = int.from_bytes(table, "little")
    for off in range(8 * SHAPES, 8 * SHAPES * most + 1, 8 * SHAPES):
        wider |= hands << off | hands >> off
    return (wider & (1 << 8 * len(table)) - 1).to_bytes(len(table), "little")


@lru_cache(maxsize=1024)
def _one_card_moved(shapes: bytes) -> bytes:
    """The shapes of a column, and those with one card in another suit."""
    return reduce(or_, compress(_neighbourhoods(), shapes), 0).to_bytes(SHAPES, "little")


@cache
def _neighbourhoods() -> tuple[int, ...]:
    """For each shape, those that can be made of it by putting one card into a suit, its own too; as columns."""
    places = {lengths: place for place, lengths in enumerate(suit_length_patterns())}
    found = []
    for lengths in places:
        moved = {places.get(_moved(lengths, *suits)) for suits in product(range(4), repeat=2)}
        found.append(sum(1 << 8 * place for place in moved if place is not None))
    return tuple(found)


def _moved(lengths: Lengths, one: int, other: int) -> Lengths:
    """The lengths when a card of one suit is put into another."""
    clubs, diamonds, hearts, spades = (
        length + (suit == other) - (suit == one) for suit, length in enumerate(lengths)
    )
    return clubs, diamonds, hearts, spades
