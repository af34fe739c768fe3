"""The results of a board: a line a table."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from schlemm.core.seats import SIDES, Side
from schlemm.hand_records.hand_record import HandRecord, TravellerLine
from schlemm.hand_records.markup import element_lines, foreign, suited
from schlemm.hand_records.record_words import RecordWords
from schlemm.hand_records.traveller import RecordScoring, Won, lines_with_points

_ROOMS: Final = ("open", "closed")
"""The rooms of a match as files name them, in small letters."""


def traveller_markup(
    record: HandRecord, scoring: RecordScoring, words: RecordWords, *, narrow: bool
) -> list[str]:
    """The table of results, line by line; nothing where there are none.

    Args:
        record: The board.
        scoring: How its tables are compared.
        words: What stands there.
        narrow: Whether who played stands above each line, for want of room beside it.
    """
    if not record.lines:
        return []
    lines = lines_with_points(record.lines, scoring)
    shown = RecordScoring.NONE if all(won is None for _, won in lines) else scoring
    columns = [*_columns(shown, words)]
    heads = columns if narrow else [*_wide_heads(words), *columns]
    rows: list[str] = []
    for line, won in lines:
        cells = [*zip((name for name, _ in columns), _cells(line, won, shown, words), strict=True)]
        rows += _narrow_rows(line, cells, words) if narrow else [_row(_wide_cells(line, words) + cells)]
    head = _row([(name, escape(text)) for name, text in heads], "th", ' scope="col"')
    label = escape(words.text("results"), quote=True)
    body = [*element_lines("thead", [head]), *element_lines("tbody", rows)]
    return element_lines("table", body, f'class="results" aria-label="{label}"')


def _columns(scoring: RecordScoring, words: RecordWords) -> Iterator[tuple[str, str]]:
    """The columns of what was played: the class of each and what stands above it."""
    for name in ("contract", "declarer", "lead"):
        yield "result" if name == "contract" else name, words.text(name)
    north_south = words.side(Side.NORTH_SOUTH)
    yield "score", f"{words.text('score')} {north_south}"
    if scoring is RecordScoring.IMPS:
        yield "won", f"{words.text('imps')} {north_south}"
    elif scoring is RecordScoring.MATCHPOINTS:
        yield from (("won", f"{words.text('matchpoints')} {words.side(side)}") for side in SIDES)


def _cells(line: TravellerLine, won: Won | None, scoring: RecordScoring, words: RecordWords) -> list[str]:
    contract = line.result.contract
    declarer = "–" if contract is None else escape(words.seat(contract.declarer))
    lead = "–" if line.lead is None else suited(words.say.words.card(line.lead))
    return [
        suited(words.say.words.short_result(line.result)),
        declarer,
        lead,
        "–" if line.score is None else words.signed(line.score),
        *_won(won, scoring, words),
    ]


def _won(won: Won | None, scoring: RecordScoring, words: RecordWords) -> list[str]:
    match scoring:
        case RecordScoring.IMPS:
            return ["–" if won is None else words.number(won.north_south, signed=True)]
        case RecordScoring.MATCHPOINTS:
            return ["–", "–"] if won is None else [words.number(each) for each in won]
        case _:
            return []


def _row(cells: list[tuple[str, str]], tag: str = "td", attributes: str = "") -> str:
    row = (f'<{tag} class="{name}"{attributes}>{text}</{tag}>' for name, text in cells)
    return f"<tr>{''.join(row)}</tr>"


def _wide_heads(words: RecordWords) -> list[tuple[str, str]]:
    sides = " / ".join(words.say.words.side(side) for side in SIDES)
    return [("room", words.text("table")), ("pairs", sides)]


def _wide_cells(line: TravellerLine, words: RecordWords) -> list[tuple[str, str]]:
    """Table and players, the pairs under each other."""
    pairs = [_pair(line, side) for side in SIDES]
    told = "".join(f"<p>{pair or '–'}</p>" for pair in pairs) if any(pairs) else "–"
    return [("room", _room(line.room, words) or "–"), ("pairs", told)]


def _narrow_rows(line: TravellerLine, cells: list[tuple[str, str]], words: RecordWords) -> list[str]:
    """What was played at a table, below who played it."""
    pairs = [
        f"<span>{escape(words.side(side))} {pair}</span>" for side in SIDES if (pair := _pair(line, side))
    ]
    who = " · ".join(filter(None, (_room(line.room, words), *pairs)))
    above = [f'<tr><th scope="rowgroup" colspan="{len(cells)}">{who}</th></tr>'] if who else []
    return [*above, _row(cells)]


def _pair(line: TravellerLine, side: Side) -> str:
    """Both names, as far as they are known."""
    return " – ".join(filter(None, (foreign(line.players.of(seat)) for seat in side.seats)))


def _room(named: str, words: RecordWords) -> str:
    known = named.strip().casefold()
    return escape(words.text(f"room-{known}")) if known in _ROOMS else foreign(named)
