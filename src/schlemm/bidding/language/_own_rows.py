"""The rows of a system's text, read before anybody bids by them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from schlemm.bidding.language._statements import TextBlock
from schlemm.bidding.language.lines import SystemTextError, TextLine
from schlemm.bidding.language.system_text import TextRules
from schlemm.bidding.rules.topic import RuleTable, Topic

MOST_FAULTS: Final = 40
"""How many faults are told."""


def own_tables(topics: Iterable[Topic], file: str) -> Iterator[tuple[RuleTable, TextRules]]:
    """Return the tables that stand in the text of this name."""
    for topic in topics:
        for table in topic.tables:
            rules = table.rules
            if isinstance(rules, TextRules) and rules.lines[0].file == file:
                yield table, rules


def read_rows(topics: Iterable[Topic], file: str) -> tuple[SystemTextError, ...]:
    """Read every row of a text, and those of its blocks; return what is wrong, the first of each table and block.

    Once many are wrong no more is read: to find out what is meant by a word takes longer than to read a table.
    """
    faults: dict[tuple[int, int], SystemTextError] = {}
    for rows, first in _own(topics, file):
        _read(rows, first, faults)
        if len(faults) >= MOST_FAULTS:
            break
    return tuple(faults[place] for place in sorted(faults))


def _own(topics: Iterable[Topic], file: str) -> Iterator[tuple[TextRules | TextBlock, TextLine]]:
    """The rows of tables, then those of blocks, with the first of each."""
    blocks = dict[TextLine, TextBlock]()
    for _, rules in own_tables(topics, file):
        blocks |= {each.lines[0]: each for each in rules.scope.blocks.values()}
        yield rules, rules.lines[0]
    for first, block in blocks.items():
        if first.file == file:
            yield block, first


def _read(
    rows: TextRules | TextBlock, first: TextLine, faults: dict[tuple[int, int], SystemTextError]
) -> None:
    try:
        assert rows.body
    except SystemTextError as error:
        faults.setdefault((error.line, error.column), error)
    except RecursionError:
        told = "a line says too much in brackets"
        faults.setdefault((first.number, 1), SystemTextError(first.file, first.number, 1, told))
