"""Results of Bridgemates (BWS): rows of tables of a database, as boards.

The database itself is opened elsewhere (``schlemm.cli.board_files.bridgemate``): here are its tables, each a mapping
from the names of columns to their values, row by row.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Final, TypeAlias

from schlemm.core.calls import PASS, Bid
from schlemm.core.cards import CARDS, SUITS, Strain
from schlemm.core.contract import Contract, Doubling
from schlemm.core.play import TRICKS
from schlemm.core.seats import SEATS, Seat
from schlemm.formats.filed import (
    BoardDraft,
    CommonCode,
    FiledBoard,
    FiledComment,
    FileDefect,
    FilePlace,
    LeftOut,
)
from schlemm.formats.lin._values import read_lin_hand

Table: TypeAlias = Mapping[str, Sequence[object]]
"""Values by the name of their column, all columns equally long."""
Row: TypeAlias = Mapping[str, str]

RESULTS: Final = "ReceivedData"
HANDS: Final = "HandRecord"
NAMES: Final = "PlayerNumbers"
ROUNDS: Final = "RoundData"
READ: Final = (RESULTS, HANDS, NAMES, ROUNDS)
"""The tables that are read."""
NOT_READ: Final = ("BiddingData", "PlayData", "IntermediateData", "HandEvaluation")
"""Tables of what was done at a table that are not read, and named where they have rows."""
MOST_ROWS: Final = 100_000
_CONTRACT: Final = re.compile(r"([1-7])\s*(NT?|[SHDC])\s*(X{0,2})", re.ASCII)
_MARGIN: Final = re.compile(r"=|[+-]\d{1,2}", re.ASCII)
_NOT_PLAYED: Final = re.compile(r"(?i)not played|no play|arb|wrong direction|\d{1,3}%-\d{1,3}%")
_DATE: Final = re.compile(r"(\d{4})-(\d\d)-(\d\d)\b.*", re.ASCII)
_CARDS: Final = {str(card): card for card in CARDS}
_DIRECTIONS: Final = {seat.letter: seat for seat in SEATS}
_TAGS: Final = ("PairNS", "PairEW", "Section", "Table", "Round")
"""Columns that are tags under the same names."""
_STARTS: Final = frozenset({"", "0", "1"})
"""Rounds in which everybody sits where their names were entered."""


def read_bws_tables(tables: Mapping[str, Table]) -> Iterator[FiledBoard | FileDefect]:
    """Return each result that was entered, as a board with the hands and the names that are known.

    Results that were erased again are left out.

    Args:
        tables: Those of ``READ`` and ``NOT_READ`` that there are.
    """
    hands = {(row.get("Section", ""), row.get("Board", "")): row for row in _rows(tables.get(HANDS, {}))}
    names = _Names(tables)
    left_out = LeftOut()
    is_empty = True
    for number, row in enumerate(_rows(tables.get(RESULTS, {})), 1):
        is_empty = False
        if number > MOST_ROWS:
            yield FileDefect(CommonCode.TOO_DENSE, number)
            break
        if row.get("Erased", "").lower() in {"true", "1", "-1"}:
            left_out.add("Erased", number)
        else:
            yield _board(row, hands.get((row.get("Section", ""), row.get("Board", "")), {}), names, number)
    if is_empty:
        yield FileDefect(CommonCode.NO_BOARDS, 1, data=(("format", "BWS"),))
    for name in NOT_READ:
        for _ in _rows(tables.get(name, {})):
            left_out.add(name, 1)
    yield from left_out.told()


def _rows(table: Table) -> Iterator[Row]:
    """The rows with their values as text, one more than are read at most; nothing is nothing."""
    names = list(table)
    for values in islice(zip(*table.values(), strict=False), MOST_ROWS + 1):
        yield {
            name: "" if value is None else str(value).strip()
            for name, value in zip(names, values, strict=True)
        }


class _Names:
    """Who plays: names are entered where players begin, and pairs move from there.

    Args:
        tables: Those of the database.
    """

    def __init__(self, tables: Mapping[str, Table]) -> None:
        self._entered: dict[tuple[str, ...], str] = {}
        self._pairs: dict[tuple[str, ...], tuple[str, str]] = {}
        for row in _rows(tables.get(NAMES, {})):
            begin = "" if row.get("Round", "") in _STARTS else row["Round"]
            place = (row.get("Section", ""), row.get("Table", ""), begin, row.get("Direction", ""))
            self._entered[place] = row.get("Name", "")
        for name, columns in ((RESULTS, ("PairNS", "PairEW")), (ROUNDS, ("NSPair", "EWPair"))):
            for row in _rows(tables.get(name, {})):
                if row.get("Round", "") in _STARTS:
                    self._begin(row, columns)

    def _begin(self, row: Row, columns: tuple[str, str]) -> None:
        """Take in which pairs begin at a table."""
        section = row.get("Section", "")
        for side, column in zip(("NS", "EW"), columns, strict=True):
            first, second = (
                self._entered.get((section, row.get("Table", ""), "", letter), "") for letter in side
            )
            if first or second:
                self._pairs[section, side, row.get(column, "")] = first, second

    def at(self, row: Row, seat: Seat) -> str:
        """Who sat there in a result; nothing if that is not known."""
        section, played = row.get("Section", ""), row.get("Round", "")
        begin = "" if played in _STARTS else played
        entered = self._entered.get((section, row.get("Table", ""), begin, seat.letter))
        if entered is not None:
            return entered
        own, other = ("NS", "EW") if seat.letter in "NS" else ("EW", "NS")
        pair = row.get(f"Pair{own}", "")
        found = self._pairs.get((section, own, pair)) or self._pairs.get((section, other, pair), ("", ""))
        return found[own.index(seat.letter)]


def _board(row: Row, hands: Row, names: _Names, number: int) -> FiledBoard:
    at = FilePlace(number)
    draft = BoardDraft(row.get("Board") or None)
    if row.get("Board"):
        draft.take_number(row["Board"], at, "Board")
    _take_result(draft, row, at)
    for seat in SEATS:
        holdings = [
            hands.get(f"{seat.name.capitalize()}{suit.name.capitalize()}", "") for suit in reversed(SUITS)
        ]
        if any(holdings):
            text = "".join(f"{letter}{held}" for letter, held in zip("SHDC", holdings, strict=True))
            draft.take_hand(seat, read_lin_hand(text.replace(" ", "").replace("-", "")), text, at, HANDS)
        draft.names = draft.names.put(seat, names.at(row, seat))
    draft.tags.update((tag, row[tag]) for tag in _TAGS if row.get(tag))
    if (day := _DATE.fullmatch(row.get("DateLog", ""))) is not None:
        draft.tags["Date"] = ".".join(day.groups())
    return draft.board(at)


def _take_result(draft: BoardDraft, row: Row, at: FilePlace) -> None:
    """The contract, its declarer, the tricks and the lead."""
    told = row.get("Contract", "").upper()
    remark = row.get("Remarks", "")
    if told == "PASS":
        draft.told = PASS
        return
    match = _CONTRACT.fullmatch(told)
    by = _DIRECTIONS.get(row.get("NS/EW", "").upper()[:1])
    if match is None or by is None:
        if told or not (remark == "" or _NOT_PLAYED.search(remark)):
            draft.report(CommonCode.CONTRACT, at, "Contract", text=told or remark)
        elif remark:
            draft.tags["AdjustedScore"] = remark
        return
    if remark:
        draft.comments.append(FiledComment("", 0, remark))
    strain = Strain.parse("NT" if match[2] == "N" else match[2])
    draft.told = Contract(Bid(int(match[1]), strain), Doubling(match[3]), by)
    result = row.get("Result", "").replace(" ", "")
    tricks = (
        draft.told.bid.tricks + (0 if result == "=" else int(result)) if _MARGIN.fullmatch(result) else -1
    )
    if 0 <= tricks <= TRICKS:
        draft.tricks = tricks
    elif result:
        draft.report(CommonCode.RESULT, at, "Result", text=result)
    lead = row.get("LeadCard", "").upper().replace(" ", "").replace("10", "T")
    if lead:
        draft.take_card(_CARDS.get(lead), lead, at, "LeadCard")
