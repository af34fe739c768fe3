"""Results of Bridgemates (BWS): rows of tables of a database, as boards.

The database itself is opened elsewhere (``schlemm.cli.board_files.bridgemate``): here are its tables, each a mapping
from the names of columns to their values, row by row.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from schlemm.core.calls import PASS, Bid
from schlemm.core.cards import CARDS, SUITS, Strain
from schlemm.core.contract import Contract, Doubling
from schlemm.core.play import TRICKS
from schlemm.core.seats import SEATS
from schlemm.formats.filed import BoardDraft, CommonCode, FiledBoard, FileDefect, FilePlace
from schlemm.formats.lin._values import read_lin_hand

Table: TypeAlias = Mapping[str, Sequence[object]]
"""Values by the name of their column, all columns equally long."""
Row: TypeAlias = Mapping[str, str]

RESULTS: Final = "ReceivedData"
HANDS: Final = "HandRecord"
NAMES: Final = "PlayerNumbers"
TABLES: Final = (RESULTS, HANDS, NAMES)
"""The tables that are read."""
MOST_ROWS: Final = 100_000
_CONTRACT: Final = re.compile(r"([1-7])\s*(NT?|[SHDC])\s*(X{0,2})", re.ASCII)
_MARGIN: Final = re.compile(r"=|[+-]\d{1,2}", re.ASCII)
_NOT_PLAYED: Final = re.compile(r"(?i)not played|no play|arb|wrong direction|\d{1,3}%-\d{1,3}%")
_CARDS: Final = {str(card): card for card in CARDS}
_DIRECTIONS: Final = {seat.letter: seat for seat in SEATS}


def read_bws_tables(tables: Mapping[str, Table]) -> Iterator[FiledBoard | FileDefect]:
    """Return each result that was entered, as a board with the hands and the names that are known.

    Results that were erased again are left out.

    Args:
        tables: Those of ``TABLES`` that there are.
    """
    hands = {(row.get("Section", ""), row.get("Board", "")): row for row in _rows(tables.get(HANDS, {}))}
    names = {
        tuple(row.get(name, "") for name in ("Section", "Table", "Direction")): row.get("Name", "")
        for row in _rows(tables.get(NAMES, {}))
    }
    is_empty = True
    for number, row in enumerate(_rows(tables.get(RESULTS, {})), 1):
        is_empty = False
        if number > MOST_ROWS:
            yield FileDefect(CommonCode.TOO_DENSE, number)
            return
        if row.get("Erased", "").lower() not in {"true", "1", "-1"}:
            yield _board(row, hands.get((row.get("Section", ""), row.get("Board", "")), {}), names, number)
    if is_empty:
        yield FileDefect(CommonCode.NO_BOARDS, 1, data=(("format", "BWS"),))


def _rows(table: Table) -> Iterator[Row]:
    """The rows with their values as text; nothing is nothing."""
    names = list(table)
    for values in zip(*table.values(), strict=False):
        yield {
            name: "" if value is None else str(value).strip()
            for name, value in zip(names, values, strict=True)
        }


def _board(row: Row, hands: Row, names: Mapping[tuple[str, ...], str], number: int) -> FiledBoard:
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
        name = names.get((row.get("Section", ""), row.get("Table", ""), seat.letter), "")
        draft.names = draft.names.put(seat, name)
    for tag, column in (
        ("PairNS", "PairNS"),
        ("PairEW", "PairEW"),
        ("Section", "Section"),
        ("Table", "Table"),
        ("Round", "Round"),
    ):
        if row.get(column):
            draft.tags[tag] = row[column]
    return draft.board(at)


def _take_result(draft: BoardDraft, row: Row, at: FilePlace) -> None:
    """The contract, its declarer, the tricks and the lead."""
    told = row.get("Contract", "").upper()
    if told == "PASS":
        draft.told = PASS
        return
    match = _CONTRACT.fullmatch(told)
    by = _DIRECTIONS.get(row.get("NS/EW", "").upper()[:1])
    if match is None or by is None:
        remark = row.get("Remarks", "")
        if told or not (remark == "" or _NOT_PLAYED.search(remark)):
            draft.report(CommonCode.CONTRACT, at, "Contract", text=told or remark)
        elif remark:
            draft.tags["AdjustedScore"] = remark
        return
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
