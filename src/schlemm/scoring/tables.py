"""Scores by contract and tricks, as a printed page shows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schlemm.core.calls import Bid
from schlemm.core.contract import Doubling
from schlemm.scoring.duplicate import duplicate_score
from schlemm.scoring.penalties import Penalties, undertrick_parts

COLUMNS: Final = tuple((doubling, vulnerable) for vulnerable in (False, True) for doubling in Doubling)
"""The six columns: undoubled, doubled, redoubled, not vulnerable and then vulnerable."""


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A row: how many tricks (made in all, or missing), and the points in each of ``COLUMNS``."""

    tricks: int
    points: tuple[int, ...]


def made_rows(bid: Bid) -> tuple[ScoreRow, ...]:
    """What a contract is worth that is made, from just made to all thirteen tricks.

    >>> from schlemm.core.cards import Strain
    >>> made_rows(Bid(7, Strain.CLUBS))
    (ScoreRow(tricks=13, points=(1440, 1630, 1960, 2140, 2330, 2660)),)
    """
    return tuple(
        ScoreRow(tricks, tuple(_made(bid, tricks, doubling, vulnerable=state) for doubling, state in COLUMNS))
        for tricks in range(bid.tricks, 14)
    )


def undertrick_rows(count: int = 13, penalties: Penalties = Penalties.LAW) -> tuple[ScoreRow, ...]:
    """What one, two, three … missing tricks cost together, whatever the contract.

    >>> undertrick_rows(2)[1].points
    (100, 300, 600, 200, 500, 1000)
    """
    return tuple(
        ScoreRow(missing, tuple(_cost(missing, doubling, state, penalties) for doubling, state in COLUMNS))
        for missing in range(1, count + 1)
    )


def _made(bid: Bid, tricks: int, doubling: Doubling, *, vulnerable: bool) -> int:
    return duplicate_score(bid.level, bid.strain.index, doubling.index, tricks, vulnerable)


def _cost(missing: int, doubling: Doubling, vulnerable: bool, penalties: Penalties) -> int:
    parts = undertrick_parts(missing, doubling, vulnerable=vulnerable, penalties=penalties)
    return sum(part.points for part in parts)
