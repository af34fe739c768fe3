"""What tables on the terminal share: a page of 80 columns, suits in colour, sums as on paper."""

from __future__ import annotations

import json
import re
from typing import Final

import click
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from schlemm.cli.trouble import WIDTH
from schlemm.core.cards import SUITS, Suit
from schlemm.core.hand import Hand
from schlemm.i18n.profile import Letters
from schlemm.i18n.words import MINUS

NARROWEST: Final = 40
"""Columns that a page takes where a terminal says that it has fewer; one that says none is not known."""

INDENT: Final = (0, 0, 0, 2)
"""Lines above, columns on the right, lines below, columns on the left."""

_BLANKS_AT_THE_END: Final = re.compile(r"(?m) +((?:\x1b\[[0-9;]*m)*)$")
_RED: Final = re.compile("[♥♦]( ?(10|[AKQJDBRFVT2-9–])(?![a-z]))*")


def show(drawn: RenderableType) -> None:
    """Write to standard output, at most 80 columns wide; in colour only if somebody is looking."""
    console = Console(highlight=False, emoji=False, markup=False)
    console.width = min(max(console.width or WIDTH, NARROWEST), WIDTH)
    with console.capture() as captured:
        console.print(drawn)
    click.echo(_BLANKS_AT_THE_END.sub(r"\1", captured.get()), nl=False, color=console.is_terminal)


def heading(text: str) -> RenderableType:
    """What stands over a part of a page."""
    return Padding(Text(text, style="bold underline"), INDENT)


def in_suit_colours(text: str, style: str = "") -> Text:
    """A text whose hearts and diamonds are red."""
    ink = Text(text, style=style)
    if "♥" in text or "♦" in text:
        ink.highlight_regex(_RED, style="red")
    return ink


class SumTable:
    """Words on the left, numbers under each other on the right, and at the end a line and the sum.

    Args:
        heading: What the table is about.
        columns: How many columns of words there are; the last is the widest.
    """

    def __init__(self, heading: str, columns: int = 1) -> None:
        self._heading = in_suit_colours(heading, "bold")
        self._columns = columns
        self._table = Table.grid(padding=(0, 2), expand=True)
        for place in range(columns):
            self._table.add_column(ratio=1 if place == columns - 1 else None)
        self._table.add_column(justify="right", no_wrap=True)

    def add(self, *words: str, points: int | None = None) -> None:
        """Add a row, with a number on its right if there is one."""
        self._table.add_row(
            *(in_suit_colours(word) for word in words), "" if points is None else printed(points)
        )

    def remark(self, words: str) -> None:
        """Add a row that says more about the one before."""
        self._table.add_row(*[""] * (self._columns - 1), in_suit_colours(words), "")

    def gap(self) -> None:
        """Leave a line empty."""
        self._table.add_row()

    def close(self, words: str, total: int) -> None:
        """Draw the line and write the sum under it."""
        empty = [""] * (self._columns - 1)
        self._table.add_row(*empty, "", "─" * max(4, len(printed(total))))
        self._table.add_row(*empty, Text(words, style="bold"), Text(printed(total), style="bold"))

    @property
    def drawn(self) -> Group:
        """The heading and the table, indented, with room around."""
        return framed(self._heading, self._table)


def framed(heading: Text, table: Table) -> Group:
    """A heading and a table under it, indented, with room around."""
    return Group("", Padding(heading, INDENT), "", Padding(table, INDENT), "")


def printed(points: int) -> str:
    """Points with a minus sign as it is printed.

    >>> printed(-50), printed(50)
    ('−50', '50')
    """
    return str(points).replace("-", MINUS)


def one_line(hand: Hand, letters: Letters) -> str:
    """A hand in one line: each suit with its symbol and its cards, a dash for none."""
    return "   ".join(holding(hand, suit, letters) for suit in reversed(SUITS))


def holding(hand: Hand, suit: Suit, letters: Letters) -> str:
    """One suit of a hand: its symbol and its cards, a dash for none."""
    ranks = [letters.rank(card.rank.letter) for card in hand.cards_of(suit)]
    return f"{suit.symbol} {' '.join(ranks) or '–'}"


def print_json(value: object) -> None:
    """One line for a program; the last on standard output."""
    click.echo(json.dumps(value).replace("\x7f", "\\u007f"))
