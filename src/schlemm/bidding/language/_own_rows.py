"""The rows of a system's text, read before anybody bids by them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from schlemm.bidding.language._statements import TextBlock
from schlemm.bidding.language.lines import SystemTextError, TextLine
from schlemm.bidding.language.system_text import TextRules
from schlemm.bidding.rules.topic import RuleTable, Topic


def own_tables(topics: Iterable[Topic], file: str) -> Iterator[tuple[RuleTable, TextRules]]:
    """Return the tables that stand in the text of this name."""
    for topic in topics:
        for table in topic.tables:
            rules = table.rules
            if isinstance(rules, TextRules) and rules.lines[0].file == file:
                yield table, rules


def read_rows(topics: Iterable[Topic], file: str) -> tuple[SystemTextError, ...]:
    """Read every row of a text, and those of its blocks; return what is wrong, the first of each table and block."""
    faults: dict[tuple[int, int], SystemTextError] = {}
    blocks = dict[TextLine, TextBlock]()
    for _, rules in own_tables(topics, file):
        blocks |= {each.lines[0]: each for each in rules.scope.blocks.values()}
        _read(rules, rules.lines[0], faults)
    for first, block in blocks.items():
        if first.file == file:
            _read(block, first, faults)
    return tuple(faults[place] for place in sorted(faults))


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
