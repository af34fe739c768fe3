"""The results of a board: a line a table."""

from __future__ import annotations

from html import escape
from typing import Final

from schlemm.core.seats import SIDES, Side
from schlemm.export.records.hand_record import HandRecord, TravellerLine
from schlemm.export.records.markup import element_lines, foreign, suited
from schlemm.export.records.record_words import RecordWords
from schlemm.export.records.traveller import RecordScoring, Won, lines_with_points

_ROOMS: Final = ("open", "closed")
"""The rooms of a match as files name them, in small letters."""


def traveller_markup(record: HandRecord, scoring: RecordScoring, words: RecordWords) -> list[str]:
    """The table of results, line by line; nothing where there are none."""
    if not record.lines:
        return []
    lines = lines_with_points(record.lines, scoring)
    shown = RecordScoring.NONE if all(won is None for _, won in lines) else scoring
    rows = [
        f"<tr>{''.join(f'<td>{cell}</td>' for cell in _cells(line, won, shown, words))}</tr>"
        for line, won in lines
    ]
    heads = "".join(f'<th scope="col">{head}</th>' for head in _heads(shown, words))
    label = escape(words.text("results"), quote=True)
    return element_lines("table", [f"<tr>{heads}</tr>", *rows], f'class="results" aria-label="{label}"')


def _heads(scoring: RecordScoring, words: RecordWords) -> list[str]:
    first, second = (escape(words.say.words.side(side)) for side in SIDES)
    names = [escape(words.text(name)) for name in ("contract", "declarer", "lead", "taken")]
    score = f"{escape(words.text('score'))} {escape(words.side(Side.NORTH_SOUTH))}"
    match scoring:
        case RecordScoring.IMPS:
            won = [f"{escape(words.text('imps'))} {escape(words.side(Side.NORTH_SOUTH))}"]
        case RecordScoring.MATCHPOINTS:
            won = [f"{escape(words.text('matchpoints'))} {escape(words.side(side))}" for side in SIDES]
        case _:
            won = []
    return [escape(words.text("table")), first, second, *names, score, *won]


def _cells(line: TravellerLine, won: Won | None, scoring: RecordScoring, words: RecordWords) -> list[str]:
    contract = line.result.contract
    played = ["–", "–", "–"]
    if contract is not None:
        lead = "–" if line.lead is None else suited(words.say.words.card(line.lead))
        played = [escape(words.seat(contract.declarer)), lead, str(line.result.tricks)]
    return [
        _room(line.room, words),
        *(_pair(line, side) for side in SIDES),
        suited(words.say.words.short_result(line.result)),
        *played,
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


def _pair(line: TravellerLine, side: Side) -> str:
    """Both names, as far as they are known."""
    return " – ".join(filter(None, (foreign(line.players.of(seat)) for seat in side.seats))) or "–"


def _room(named: str, words: RecordWords) -> str:
    known = named.strip().casefold()
    return escape(words.text(f"room-{known}")) if known in _ROOMS else foreign(named) or "–"
