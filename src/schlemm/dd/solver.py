"""What may be asked of a double-dummy solver, and what can go wrong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from schlemm.core.deal import Deal
from schlemm.dd.table import TrickTable


class Solver(Protocol):
    """Answers questions about deals of which all cards are seen.

    The whole table of a deal is the first mode of several: whether a given number of tricks can be taken, and
    what every card of the player to move is worth, have their place here once somebody asks.
    """

    def tables(self, deals: Sequence[Deal]) -> list[TrickTable]:
        """The trick tables of these deals, in their order.

        Raises:
            SolverError: If a deal could not be solved; then there is no answer for the others either.
        """
        ...


@dataclass(eq=True, unsafe_hash=True)
class SolverError(Exception):
    """The solver has no answer.

    Attributes:
        reason: ``"missing"`` (the library cannot be loaded), ``"crashed"`` (its process died), ``"failed"``
            (it refused the deal) or ``"closed"`` (it was asked before it was opened or after it was closed).
        deal: What it was working on; ``None`` if it had not begun. It holds four hands: keep it from a log that
            players can read while the board is open.
        detail: What is known about it, and what can be done.
    """

    reason: str
    deal: Deal | None = None
    detail: str = ""

    def __str__(self) -> str:
        about = f" over {self.deal}" if self.deal else ""
        return f"the double-dummy solver {_WORDS.get(self.reason, self.reason)}{about}: {self.detail}"


_WORDS = {"missing": "is missing", "crashed": "crashed", "failed": "failed", "closed": "is closed"}
