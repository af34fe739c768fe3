"""What a managed match has come to: boards with what happened in each room, and what they are worth."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from schlemm.bot_match.match import TableRecord
from schlemm.core.board.board import Board
from schlemm.core.contract import Result
from schlemm.core.seats import Side
from schlemm.scoring.duplicate import contract_points
from schlemm.scoring.imps import imps
from schlemm.table_manager.messages import Scoring

BOTH: Final = 2
"""Matchpoints that there are on a board of two tables."""


@dataclass(frozen=True, slots=True)
class ManagedBoard:
    """A board of a managed match.

    Attributes:
        board: The board.
        records: What happened in the open room and, where there is one, in the closed one; ``None`` where it is not
            finished.
    """

    board: Board
    records: tuple[TableRecord | None, ...]

    def with_record(self, room: int, record: TableRecord) -> ManagedBoard:
        """The same, finished in this room."""
        records = (record if index == room else old for index, old in enumerate(self.records))
        return replace(self, records=tuple(records))

    def result(self, room: int) -> Result | None:
        """The contract and its tricks in a room; ``None`` if it is not finished there."""
        record = self.records[room]
        if record is None:
            return None
        return Result(record.auction.contract, 0 if record.played is None else record.played.tricks)

    def score(self, room: int) -> int | None:
        """The points of North-South in a room; ``None`` if it is not finished there."""
        result = self.result(room)
        if result is None or result.contract is None:
            return None if result is None else 0
        contract = result.contract
        vulnerable = self.board.conditions.vulnerability.of(contract.side)
        points = contract_points(contract, result.tricks, vulnerable)
        return points if contract.side is Side.NORTH_SOUTH else -points

    def won(self, scoring: Scoring) -> int | None:
        """What the board is worth to North-South of the open room against the other room.

        Args:
            scoring: IMPs, negative if the others win them; or of two matchpoints their part.

        Returns:
            ``None`` without a second room, or before both have finished.
        """
        if len(self.records) < 2:
            return None
        here, there = self.score(0), self.score(1)
        if here is None or there is None:
            return None
        if scoring is Scoring.IMPS:
            return imps(here - there)
        return BOTH * (here > there) + (here == there)


def match_points(boards: Iterable[ManagedBoard], scoring: Scoring) -> tuple[int, int]:
    """What both teams have won: IMPs, or matchpoints of two a board.

    Args:
        boards: The boards; those not finished in both rooms do not count.
        scoring: What is counted.
    """
    won = [points for board in boards if (points := board.won(scoring)) is not None]
    if scoring is Scoring.MATCHPOINTS:
        return sum(won), sum(BOTH - points for points in won)
    return sum(points for points in won if points > 0), sum(-points for points in won if points < 0)
