"""What can be taken home from a table or a match: its lines, with all that was played, as far as it is open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from schlemm.match.state.comparison import AtOneTable, Comparison
from schlemm.match.state.match import Match
from schlemm.match.state.place import Room
from schlemm.match.state.plan import Measure
from schlemm.scoring.duplicate import board_score
from schlemm.scoring.forms.form import FormOption, LineKind, PlayedLine, SheetLine
from schlemm.scoring.items import Score
from schlemm.table.state.table import MATCHES, Table
from schlemm.table.views.record import RoomRecord


@dataclass(frozen=True, slots=True)
class ExportRow:
    """A line of what was played.

    Attributes:
        kind: A board, or what closes a sheet.
        score: What it brought.
        board: The number of the board, over all that were dealt; 0 of a line that belongs to none.
        deal: The number as the form counts: a deal that is dealt again keeps its own.
        record: What was called, played and won, and by whom; ``None`` of a line that belongs to no board.
        room: At which table of a match.
        imps: The IMPs of team A for the board; ``None`` outside matches.
    """

    kind: LineKind
    score: Score
    board: int = 0
    deal: int = 0
    record: RoomRecord | None = None
    room: Room | None = None
    imps: int | None = None


@dataclass(frozen=True, slots=True)
class Paper:
    """A table or a match to take home.

    Attributes:
        id: Its name in links.
        form: Name of the form of scoring.
        options: What was agreed that differs from the form's own rules.
        rows: What was played, in the order of writing.
        measure: What decides, in a match.
        teams: Names of both teams of a match.
        date: The evening on which it was begun, as ``2026-11-19``; empty if it is not known.
        event: What it was part of; empty if nothing.
    """

    id: str
    form: str
    options: tuple[FormOption, ...]
    rows: tuple[ExportRow, ...]
    measure: Measure | None = None
    teams: tuple[str, str] | None = None
    date: str = ""
    event: str = ""

    @property
    def is_compared(self) -> bool:
        """Whether boards count by themselves, and not towards a robber."""
        return self.form in MATCHES


def paper_of_table(table: Table, records: Iterable[RoomRecord]) -> Paper:
    """The sheet of a table by itself, and its boards that are over.

    Args:
        table: The table as it stands.
        records: What was played at it.
    """
    left = iter(records)
    rows = tuple(_row(line, left) for line in table.score.lines)
    return Paper(table.id, table.form.name, table.form.options, rows)


def paper_of_match(match: Match) -> Paper:
    """The boards of a match that both tables have finished: each first as the first table has it."""
    rows = tuple(_compared(board, table) for board in match.boards for table in board.tables)
    teams = match.teams.a.name, match.teams.b.name
    form = match.tables[0].form
    return Paper(match.id, form.name, form.options, rows, match.plan.measure, teams)


def _row(line: SheetLine, records: Iterator[RoomRecord]) -> ExportRow:
    """A line of the sheet; to one of a board belongs the next record."""
    if not isinstance(line, PlayedLine):
        return ExportRow(line.kind, line.score)
    return ExportRow(line.kind, line.score, line.number.board, line.number.deal, next(records))


def _compared(board: Comparison, table: AtOneTable) -> ExportRow:
    kind = LineKind.PASSED_OUT if table.result.passed_out else LineKind.BOARD
    score = board_score(table.result, table.record.board.public.vulnerability)
    return ExportRow(kind, score, board.number, board.number, table.record, table.room, board.imps)
