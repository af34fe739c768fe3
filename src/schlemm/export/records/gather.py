"""Boards of files into hand records: each deal once, with all that played it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from schlemm.core.deal import Deal
from schlemm.core.seats import Seat, Side, Vulnerability
from schlemm.dd.par import Par, par
from schlemm.dd.table import TrickTable
from schlemm.export.records.hand_record import HandRecord, TravellerLine
from schlemm.formats.filed import FiledBoard
from schlemm.scoring.duplicate import board_score, contract_points

_SameBoard: TypeAlias = tuple[int | None, Deal, Seat | None, Vulnerability | None]

NO_TRICKS: Final[Mapping[Deal, TrickTable]] = {}
"""For hand records without what can be made."""


def gather_records(
    boards: Iterable[FiledBoard],
    tricks: Mapping[Deal, TrickTable] = NO_TRICKS,
    *,
    results: bool = True,
    counted: bool = True,
) -> list[HandRecord]:
    """The hand records of these boards, in the order in which their deals come first.

    Boards belong together that have the same number, cards, dealer and vulnerability. One of which not all four hands
    are known has no hand record.

    Args:
        boards: As files tell them.
        tricks: The tables of the deals that are solved.
        results: Whether the tables' results are wanted.
        counted: Whether each board counts by itself; in a robber neither its points nor par say anything.
    """
    together: dict[_SameBoard, list[FiledBoard]] = {}
    for board in boards:
        if (deal := board.deal) is not None:
            same = board.number, deal, board.dealer, board.vulnerability
            together.setdefault(same, []).append(board)
    return [
        HandRecord(
            *same,
            tricks.get(same[1]),
            _par(played[0], tricks.get(same[1])) if counted else None,
            tuple(line for board in played for line in _lines(board, counted=counted)) if results else (),
        )
        for same, played in together.items()
    ]


def common_event(boards: Sequence[FiledBoard]) -> str:
    """What these boards were part of, and when, as far as those that tell it agree."""
    tags = ({told for board in boards if (told := board.tag(name))} for name in ("Event", "Date"))
    event, date = (found.pop().strip(" ?") if len(found) == 1 else "" for found in tags)
    return ", ".join(filter(None, (event, date.replace(".", "-") if date.strip("?.") else "")))


def _par(board: FiledBoard, tricks: TrickTable | None) -> Par | None:
    if tricks is None or board.dealer is None or board.vulnerability is None:
        return None
    first = board.dealer if board.auction is None else board.auction.first
    return par(tricks, board.vulnerability, first, contract_points)


def _lines(board: FiledBoard, *, counted: bool) -> Iterable[TravellerLine]:
    """The line of a board that was played to its end."""
    result, played = board.result, board.played
    if result is None:
        return
    lead = played.cards[0] if played is not None and played.cards else None
    score = None
    if counted and board.vulnerability is not None:
        score = board_score(result, board.vulnerability).for_side(Side.NORTH_SOUTH)
    room = board.tag("Room") or board.tag("Table") or ""
    yield TravellerLine(room, board.players, result, lead, score)
