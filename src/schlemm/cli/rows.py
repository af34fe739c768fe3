"""Rows of a short word and a long text, as lines: what a table of ``rich`` does as well, in a third of the time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.segment import Segment
from rich.text import Text

GAP: Final = 2
"""Columns between the word and the text."""


@dataclass(frozen=True, slots=True)
class Rows:
    """Words under each other, and beside each its text, wrapped to what is left of the line.

    Attributes:
        rows: The words and the texts.
        indent: Columns before the words.
        least: How wide the column of the words is at least.
    """

    rows: Sequence[tuple[Text, Text]]
    indent: int = 2
    least: int = 7

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max([self.least, *(word.cell_len for word, _ in self.rows)])
        room = max(options.max_width - self.indent - width - GAP, 1)
        for word, text in self.rows:
            yield from self._row(console, word, width, list(text.wrap(console, room)))

    def _row(self, console: Console, word: Text, width: int, lines: Sequence[Text]) -> Iterator[Segment]:
        yield Segment(" " * self.indent)
        yield from word.render(console, end=" " * (width - word.cell_len + GAP))
        for number, line in enumerate(lines):
            if number:
                yield Segment(" " * (self.indent + width + GAP))
            yield from line.render(console, end="\n")
