"""A bidding system: its agreements and, topic by topic, the tables that follow from them."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.bidding.agreements import Agreements
from schlemm.bidding.natural.system import natural_rules
from schlemm.bidding.rivals import with_rivals
from schlemm.bidding.rule import Rule
from schlemm.bidding.situation import Situation
from schlemm.bidding.topic import Table, Topic


@dataclass(frozen=True, slots=True)
class System:
    """How a pair bids, as a value that can be read, changed and printed.

    Attributes:
        agreements: What the pair has agreed; written out, it is the system's name.
        topics: The tables, in the order in which they are asked.
    """

    agreements: Agreements
    topics: tuple[Topic, ...]

    @property
    def name(self) -> str:
        """The name, which says everything."""
        return str(self.agreements)

    def table_for(self, situation: Situation) -> Table | None:
        """The table that answers an auction; ``None`` if only natural bidding does."""
        tables = (table for topic in self.topics for table in topic.tables)
        return next((table for table in tables if table.answers(situation) is not None), None)

    def rules(self, situation: Situation) -> tuple[Rule, ...]:
        """The rules for the seat in turn, from the best: those of the table, then natural ones for other calls."""
        return tuple(with_rivals(self._rules(situation), situation))

    def _rules(self, situation: Situation) -> tuple[Rule, ...]:
        table = self.table_for(situation)
        bound = None if table is None else table.answers(situation)
        if table is None or bound is None:
            return tuple(rule for rule in natural_rules(situation) if situation.is_legal(rule.call))
        rules = tuple(rule for rule in table.rules(situation, bound) if situation.is_legal(rule.call))
        if table.closed:
            return rules
        taken = {rule.call for rule in rules}
        return (
            *rules,
            *(
                rule
                for rule in natural_rules(situation)
                if rule.call not in taken and situation.is_legal(rule.call)
            ),
        )
