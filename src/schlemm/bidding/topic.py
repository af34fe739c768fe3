"""A topic of a system: tables of rules, each for the auctions of a pattern."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from schlemm.bidding.pattern import Bound, Pattern
from schlemm.bidding.rule import Rule
from schlemm.bidding.situation import Situation


@dataclass(frozen=True, slots=True)
class Table:
    """The rules that answer the auctions of a pattern.

    Attributes:
        pattern: The auctions, from the first bid on.
        rules: Gives the rules, from the best, for an auction and what the letters of the pattern stand for.
        closed: Whether nothing else is bid here: the natural rules add no call.
        when: What else the auction must be; ``None`` if the pattern says all.
    """

    pattern: Pattern
    rules: Callable[[Situation, Bound], Iterable[Rule]]
    closed: bool = False
    when: Callable[[Situation], bool] | None = None

    def answers(self, situation: Situation) -> Bound | None:
        """What the letters stand for if this table answers the auction; ``None`` if it does not."""
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
    tables: tuple[Table, ...]
