"""The sheet of a rubber as it is written by hand: two columns, above and below a line (S1:77)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from schlemm.core.seats import BySide, Side
from schlemm.scoring.form import PlayedLine, SheetLine
from schlemm.scoring.items import Line, Step


@dataclass(frozen=True, slots=True)
class Entry:
    """A number in a column, and the line of the sheet (counted from 0) that it comes from."""

    line: int
    step: Step


@dataclass(frozen=True, slots=True)
class Column:
    """What one side has on the sheet.

    Attributes:
        above: Entries above the line, in the order of writing: the first stands lowest.
        below: Entries below the line, game by game; between two games a rule is drawn under both columns.
    """

    above: tuple[Entry, ...]
    below: tuple[tuple[Entry, ...], ...]


def columns(lines: Sequence[SheetLine]) -> BySide[Column]:
    """Both columns; their entries together are all the steps of the lines that credit a side."""
    return BySide(_column(lines, Side.NORTH_SOUTH), _column(lines, Side.EAST_WEST))


def _column(lines: Sequence[SheetLine], side: Side) -> Column:
    above: list[Entry] = []
    below: list[tuple[Entry, ...]] = [()]
    for index, line in enumerate(lines):
        entries = [Entry(index, step) for step in line.score.steps if step.side is side]
        above += [entry for entry in entries if entry.step.line is not Line.BELOW]
        below[-1] += tuple(entry for entry in entries if entry.step.line is Line.BELOW)
        if isinstance(line, PlayedLine) and line.ends_game:
            below.append(())
    return Column(tuple(above), tuple(below))
