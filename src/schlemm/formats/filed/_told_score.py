"""Scores as the tags ``Score``, ``ScoreIMP`` and ``ScoreMP`` tell them (PBN 4.2): whose they are, and how many."""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal
from typing import Final, NamedTuple

from schlemm.core.calls import Pass
from schlemm.core.contract import Contract
from schlemm.core.seats import Side

_NUMBER: Final = r"([+\-\N{MINUS SIGN}]?\d{1,6}(?:[.,]\d{1,4})?)"
_SIDE: Final = r"(N[-/]?S|E[-/]?W)"
_SCORE: Final = re.compile(
    rf"\s*(?:{_NUMBER}|{_SIDE}\s*{_NUMBER}(?:\s+{_SIDE}\s*{_NUMBER})?)\s*", re.ASCII | re.IGNORECASE
)


class SideScore(NamedTuple):
    """What one side scores.

    Attributes:
        side: Whose it is.
        points: How many.
    """

    side: Side
    points: Decimal


def is_blank_score(text: str | None) -> bool:
    """Whether a tag tells no score at all."""
    return not (text or "").strip(" ?-")


def told_scores(text: str, contract: Contract | Pass | None) -> tuple[SideScore, ...] | None:
    """The scores that a text tells, in its order; ``None`` if it is none.

    A number alone is declarer's, of a board that was passed out that of North-South; where nobody is known to have
    declared, it is nobody's.

    >>> from schlemm.core.contract import Contract
    >>> told_scores("420", None), str(told_scores("EW -50", None)[0].points), told_scores("much", None)
    ((), '-50', None)

    Args:
        text: The value of the tag.
        contract: The contract of the board, if it is known.
    """
    match = _SCORE.fullmatch(text)
    return None if match is None else tuple(_told(match, contract))


def north_south_score(text: str | None, contract: Contract | Pass | None) -> Decimal | None:
    """The score of North-South; ``None`` where it is not told, or not whose it is.

    >>> north_south_score("EW 420", None)
    Decimal('-420')
    """
    told = None if is_blank_score(text) or text is None else told_scores(text, contract)
    if not told:
        return None
    side, points = told[0]
    return points if side is Side.NORTH_SOUTH or not points else -points


def _told(match: re.Match[str], contract: Contract | Pass | None) -> Iterator[SideScore]:
    alone, *named = match.groups()
    if alone is not None:
        if isinstance(contract, Contract):
            yield SideScore(contract.side, _number(alone))
        elif isinstance(contract, Pass):
            yield SideScore(Side.NORTH_SOUTH, _number(alone))
        return
    for side, points in (named[:2], named[2:]):
        if side is not None and points is not None:
            yield SideScore(Side.NORTH_SOUTH if side[0] in "Nn" else Side.EAST_WEST, _number(points))


def _number(text: str) -> Decimal:
    return Decimal(text.replace("\N{MINUS SIGN}", "-").replace(",", "."))
