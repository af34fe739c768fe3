"""A topic of a system: tables of rules, each for the auctions of a pattern."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.core.calls import BIDS, Bid, Call

TableRules: TypeAlias = Callable[[Situation, Bound], Iterable[Rule]]
"""The rules of a table, for a situation and what the letters of its pattern stand for there."""


@dataclass(frozen=True, slots=True)
class RuleTable:
    """The rules that answer the auctions of a pattern.

    Attributes:
        pattern: The auctions, from the first bid on.
        rules: Gives the rules, from the best, for an auction and what the letters of the pattern stand for.
        closed: Whether nothing else is bid here: the natural rules add no call.
        when: What else the auction must be; ``None`` if the pattern says all.
        repeats: Whether it says of other auctions what a table of another topic says: a book tells that once.
        line: Where its pattern stands in a text; 0 if it is included from elsewhere, or in none.
    """

    pattern: Pattern
    rules: TableRules
    closed: bool = False
    when: Callable[[Situation], bool] | None = None
    repeats: bool = False
    line: int = 0

    def answers(self, situation: Situation) -> Bound | None:
        """Return what the letters stand for if this table answers the auction; ``None`` if it does not."""
        if not self.pattern.may_match(situation.line_places):
            return None
        bound = self.pattern.match(situation.line)
        return bound if bound is None or self.when is None or self.when(situation) else None


@dataclass(frozen=True, slots=True)
class Topic:
    """Tables that belong together.

    Attributes:
        name: Its code: ``topic-`` and the name is its title in the catalogues.
        tables: The tables; the first that answers an auction gives the rules.
    """

    name: str
    tables: tuple[RuleTable, ...]


@dataclass(frozen=True, slots=True)
class TableIndex:
    """The tables of a system, filed so that few of them have to be asked about an auction.

    Attributes:
        rows: By the number of calls from the first bid on, and the index of that bid (one entry if there is none):
            the tables that may answer, in their order. The last row is for all longer auctions.
    """

    rows: tuple[tuple[tuple[RuleTable, ...], ...], ...]

    @classmethod
    def of(cls, topics: Iterable[Topic]) -> TableIndex:
        """The register of the tables of these topics."""
        tables = [table for topic in topics for table in topic.tables]
        opened = [frozenset(bid for bid in BIDS if table.pattern.may_open(bid)) for table in tables]
        longest = 1 + max((len(table.pattern.text.split()) for table in tables), default=0)
        rows = []
        for length in range(longest + 1):
            row = [pair for pair in zip(tables, opened, strict=True) if pair[0].pattern.may_have(length)]
            starts = BIDS if length else (None,)
            rows.append(
                tuple(tuple(table for table, bids in row if bid is None or bid in bids) for bid in starts)
            )
        return cls(tuple(rows))

    def tables(self, line: Sequence[Call]) -> tuple[RuleTable, ...]:
        """The tables that may answer an auction with these calls from the first bid on."""
        row = self.rows[min(len(line), len(self.rows) - 1)]
        first = line[0] if line else None
        return row[first.index if isinstance(first, Bid) else 0]
