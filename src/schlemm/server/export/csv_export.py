"""What was played as CSV: one line a board or a line of the sheet, headed in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from schlemm.circle.circle import Circle, Game
from schlemm.circle.standing import standings
from schlemm.core.seats import Seat
from schlemm.formats.csv_text import Field, write_csv
from schlemm.i18n.translator import Translator
from schlemm.match.views.paper import ExportRow, Paper
from schlemm.table.views.record import RoomRecord

COLUMNS: Final = (
    *("date", "game", "form", "rules", "line", "table", "board", "deal", "dealer", "vulnerable"),
    *("north", "east", "south", "west", "result", "declarer", "tricks", "lead", "ns", "ew", "imps"),
)
"""``export-`` and the word is the name of its heading in the catalogues."""

FIGURES: Final = (
    *("points", "amount", "robbers", "won", "deals"),
    *("matches", "matches_won", "boards", "imps"),
)
"""The figures of the table of a circle; with ``export-standing-`` before them their headings."""


def rows_as_csv(rows: Iterable[list[Field]], say: Translator) -> str:
    """All lines of what was played, each as ``fields_of`` has it."""
    return write_csv([say.say(f"export-{column}") for column in COLUMNS], rows)


def standing_as_csv(circle: Circle, say: Translator) -> str:
    """The table of a circle: first over all evenings, then of each, a line a member."""
    evenings: dict[str, list[Game]] = {}
    for game in circle.games:
        evenings.setdefault(game.date, []).append(game)
    parts = [("", circle.games), *evenings.items()]
    rows: list[list[Field]] = [
        [date, circle.members[line.member].name, *(getattr(line, name) for name in FIGURES)]
        for date, games in parts
        for line in standings(games)
    ]
    header = [say.say(f"export-standing-{name.replace('_', '-')}") for name in ("date", "name", *FIGURES)]
    return write_csv(header, rows)


def form_in_words(paper: Paper, say: Translator) -> str:
    """The form and its house rules in words."""
    rules = [say.say(f"rule-{rule.value}") for rule in paper.options]
    return "; ".join([say.say(f"form-{paper.form}"), *rules])


def fields_of(paper: Paper, row: ExportRow, say: Translator) -> list[Field]:
    """A line of what was played; ``COLUMNS`` says what stands where."""
    points, rules = row.score.totals, [say.say(f"rule-{rule.value}") for rule in paper.options]
    return [
        *(
            paper.date,
            paper.id,
            say.say(f"form-{paper.form}"),
            "; ".join(rules),
            say.say(f"sheet-{row.kind.value}"),
        ),
        None if row.room is None else row.room.value,
        *((row.board, row.deal) if row.board else (None, None)),
        *_of_board(row.record, say),
        *points,
        row.imps,
    ]


def _of_board(record: RoomRecord | None, say: Translator) -> list[Field]:
    if record is None:
        return [None] * 10
    board, contract = record.board, record.board.result.contract
    lead = board.play.cards[0] if board.play is not None and board.play.cards else None
    return [
        *(_seat(board.public.dealer, say), say.words.vulnerability(board.public.vulnerability)),
        *record.players,
        say.words.short_result(board.result),
        None if contract is None else _seat(contract.declarer, say),
        None if contract is None else board.result.tricks,
        None if lead is None else say.words.card(lead),
    ]


def _seat(seat: Seat, say: Translator) -> str:
    return say.profile.letters.seat(seat.letter)
