"""What a file tells of a deal with open cards, against the tricks that there are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from schlemm.core.calls import Bid
from schlemm.core.cards import STRAINS, Strain
from schlemm.core.contract import Contract, Doubling
from schlemm.core.errors import NotationError
from schlemm.core.play import TRICKS
from schlemm.core.seats import SEATS, Seat, Side
from schlemm.core.sentence import Fact
from schlemm.dd.par import Par, par
from schlemm.dd.table import TrickTable
from schlemm.formats.check._difference import Difference, DifferenceCode
from schlemm.formats.check._rows import table_rows
from schlemm.formats.filed import FiledBoard, north_south_score
from schlemm.formats.pbn import PbnGame
from schlemm.scoring.duplicate import contract_points

_TABLE: Final = "OptimumResultTable"
_TAGS: Final = frozenset({"DoubleDummyTricks", "OptimumScore", "ParContract"})
_PAR: Final = re.compile(r"(NS|EW|[NESW]) ?([1-7])(NT?|[SHDC])([XD*]{0,2})(?:=|[+-]\d{1,2})?", re.ASCII)
_TRICKS: Final = re.compile(r"\d{1,2}", re.ASCII)
_SEATS: Final = frozenset(map(str, SEATS))
_STRAINS: Final = {str(strain): strain for strain in STRAINS}


def tells_of_open_cards(board: FiledBoard) -> bool:
    """Whether a board has all four hands, and something beside them that a solver can check."""
    if board.deal is None:
        return False
    has_table = isinstance(board, PbnGame) and any(each.name == _TABLE for each in board.sections)
    return has_table or any((board.tag(name) or "?").strip(" ?") for name in _TAGS)


def differences_when_solved(board: FiledBoard, table: TrickTable) -> tuple[Difference, ...]:
    """Return what a board tells of open cards that is not so.

    Numbers of tricks are compared one by one, in tables of both kinds; the score of par where dealer and vulnerability
    are known, and whether the contracts that are named for it bring it.

    Args:
        board: As a reader gives it.
        table: What each declarer takes in its deal.
    """
    number = None if board.number is None else str(board.number)
    found = (*_odd_tricks(board, table), *_odd_rows(board, table), *_odd_par(board, table))
    return tuple(
        Difference(code, number, line or board.line, tuple(facts.items())) for code, facts, line in found
    )


_Found = tuple[DifferenceCode, dict[str, Fact], int | None]


def _odd_tricks(board: FiledBoard, table: TrickTable) -> Iterator[_Found]:
    with suppress(NotationError):
        told = TrickTable.parse((board.tag("DoubleDummyTricks") or "").strip())
        for seat in SEATS:
            for strain in STRAINS:
                if told.tricks(strain, seat) != table.tricks(strain, seat):
                    yield _tricks("DoubleDummyTricks", seat, strain, told.tricks(strain, seat), table, None)


def _odd_rows(board: FiledBoard, table: TrickTable) -> Iterator[_Found]:
    for section in board.sections if isinstance(board, PbnGame) else ():
        for row in table_rows(section) if section.name == _TABLE else ():
            seat, strain, tricks = map(row.cell, ("Declarer", "Denomination", "Result"))
            if seat not in _SEATS or strain not in _STRAINS or _TRICKS.fullmatch(tricks) is None:
                continue
            if int(tricks) <= TRICKS and int(tricks) != table.tricks(_STRAINS[strain], Seat(seat)):
                yield _tricks(_TABLE, Seat(seat), _STRAINS[strain], int(tricks), table, row.line)


def _tricks(name: str, seat: Seat, strain: Strain, told: int, table: TrickTable, line: int | None) -> _Found:
    facts: dict[str, Fact] = {"name": name, "seat": seat.letter, "strain": str(strain)}
    return DifferenceCode.SOLVED_TRICKS, {**facts, "told": told, "expected": table.tricks(strain, seat)}, line


def _odd_par(board: FiledBoard, table: TrickTable) -> Iterator[_Found]:
    if board.dealer is None or board.vulnerability is None:
        return
    first = board.dealer if board.auction is None else board.auction.first
    best = par(table, board.vulnerability, first, contract_points)
    told = north_south_score(board.tag("OptimumScore"), None)
    if told is not None and told != best.score:
        facts: dict[str, Fact] = {"name": "OptimumScore", "told": f"{told:f}", "expected": best.score}
        yield DifferenceCode.SOLVED_PAR, facts, None
    text = (board.tag("ParContract") or "").upper()
    if any(not _brings(match, best, table, board) for match in _PAR.finditer(text)):
        facts = {"name": "ParContract", "told": text[:40], "expected": best.score}
        yield DifferenceCode.SOLVED_PAR, facts, None


def _brings(named: re.Match[str], best: Par, table: TrickTable, board: FiledBoard) -> bool:
    """Whether a contract that is named brings what par does, played by either partner of its side."""
    if board.vulnerability is None:
        return True
    strain = _STRAINS["NT" if named[3] == "N" else named[3]]
    bid = Bid(int(named[2]), strain)
    seats = Side(named[1]).seats if len(named[1]) == 2 else (Seat(named[1]),)
    for seat in seats:
        tricks = table.tricks(strain, seat)
        doubling = Doubling.UNDOUBLED if tricks >= bid.tricks else Doubling.DOUBLED
        points = contract_points(Contract(bid, doubling, seat), tricks, board.vulnerability.of(seat.side))
        if (points if seat.side is Side.NORTH_SOUTH else -points) == best.score:
            return True
    return False
