"""Boards of files into hand records: each deal once, with all that played it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from schlemm.core.deal import Deal
from schlemm.core.seats import Seat, Side, Vulnerability
from schlemm.dd.par import par
from schlemm.dd.table import TrickTable
from schlemm.formats.filed import FiledBoard
from schlemm.hand_records.hand_record import HandRecord, TravellerLine
from schlemm.scoring.duplicate import board_score, contract_points

_Place: TypeAlias = tuple[int | None, Seat | None, Vulnerability | None]
"""What a board is called: its number, who deals, which sides are vulnerable."""

NO_TRICKS: Final[Mapping[Deal, TrickTable]] = {}
"""For hand records without what can be made."""


def gather_records(
    boards: Iterable[FiledBoard],
    tricks: Mapping[Deal, TrickTable] = NO_TRICKS,
    *,
    results: bool = True,
    counted: bool = True,
) -> list[HandRecord]:
    """The hand records of these boards, in the order in which they come first.

    Boards belong together that have the same number, cards, dealer and vulnerability. The result of a board whose
    cards are not told belongs to the only one that agrees in all else, as where hands and results are two files;
    without such a one it stands by itself. A board is left out of which neither four hands are known, nor a number and
    a result.

    Args:
        boards: As files tell them.
        tricks: The tables of the deals that are solved.
        results: Whether the tables' results are wanted.
        counted: Whether each board counts by itself; in a robber neither its points nor par say anything.
    """
    told = [board for board in boards if is_printable(board, results=results)]
    dealt: dict[_Place, dict[Deal, None]] = {}
    for board in told:
        if board.deal is not None:
            dealt.setdefault(_place(board), {})[board.deal] = None
    together: dict[tuple[Deal | None, _Place], list[FiledBoard]] = {}
    for board in told:
        deal, place = board.deal, _place(board)
        if deal is None and len(known := dealt.get(place, {})) == 1:
            (deal,) = known
        together.setdefault((deal, place), []).append(board)
    return [
        _record(
            deal, place, tricks, _lines(played, place, counted=counted) if results else (), counted=counted
        )
        for (deal, place), played in together.items()
    ]


def is_printable(board: FiledBoard, *, results: bool = True) -> bool:
    """Whether there is something of a board to print: four hands, or a number and, where wanted, a result."""
    return board.deal is not None or (results and board.number is not None and board.result is not None)


def _place(board: FiledBoard) -> _Place:
    return board.number, board.dealer, board.vulnerability


def _record(
    deal: Deal | None,
    place: _Place,
    tricks: Mapping[Deal, TrickTable],
    lines: Iterable[TravellerLine],
    *,
    counted: bool,
) -> HandRecord:
    number, dealer, vulnerability = place
    table = None if deal is None else tricks.get(deal)
    best = None
    if counted and table is not None and dealer is not None and vulnerability is not None:
        best = par(table, vulnerability, dealer, contract_points)
    return HandRecord(number, deal, dealer, vulnerability, table, best, tuple(lines))


def common_event(boards: Sequence[FiledBoard]) -> str:
    """What these boards were part of, and when, as far as those that tell it agree."""
    tags = ({told for board in boards if (told := board.tag(name))} for name in ("Event", "Date"))
    event, date = (found.pop().strip(" ?") if len(found) == 1 else "" for found in tags)
    return ", ".join(filter(None, (event, date.replace(".", "-") if date.strip("?.") else "")))


def _lines(played: Iterable[FiledBoard], place: _Place, *, counted: bool) -> Iterator[TravellerLine]:
    """The lines of a board that was played to its end; with points where it counts by itself."""
    _, _, vulnerability = place
    for board in played:
        if (result := board.result) is None:
            continue
        lead = board.played.cards[0] if board.played is not None and board.played.cards else None
        score = None
        if counted and vulnerability is not None:
            score = board_score(result, vulnerability).for_side(Side.NORTH_SOUTH)
        room = board.tag("Room") or board.tag("Table") or ""
        yield TravellerLine(room, board.players, result, lead, score)
