"""What may be asked of a double-dummy solver, and what can go wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeAlias, runtime_checkable

from schlemm.core.cards import Card
from schlemm.core.deal import Deal
from schlemm.dd.position import Position
from schlemm.dd.table import TrickTable

CardTricks: TypeAlias = Mapping[Card, int]
"""For each card that may be played, how many of the tricks left the side in turn takes with it."""


class TrickGoal(NamedTuple):
    """Whether the side in turn takes so many of the tricks left: the question that costs least.

    Attributes:
        position: Where the play has come to.
        tricks: The number asked about, the trick in progress included.
    """

    position: Position
    tricks: int


class TableSolver(Protocol):
    """Answers what whole deals are worth."""

    def tables(self, deals: Sequence[Deal]) -> list[TrickTable]:
        """The trick tables of these deals, in their order.

        Raises:
            SolverError: If a deal could not be solved; then there is no answer for the others either.
        """
        ...


class Solver(TableSolver, Protocol):
    """Answers questions about deals of which all cards are seen.

    All of them take many questions at once and answer them in their order. If one has no answer, there is none for
    the others either.
    """

    def cards(self, positions: Sequence[Position]) -> list[CardTricks]:
        """What every card of the player in turn is worth, with best play by all from there on.

        Raises:
            SolverError: If a position could not be solved.
        """
        ...

    def makes(self, goals: Sequence[TrickGoal]) -> list[bool]:
        """Whether the side in turn takes so many tricks.

        Raises:
            SolverError: If a position could not be solved.
        """
        ...


@runtime_checkable
class LineSolver(Solver, Protocol):
    """A solver that may also find a whole best play, in a fraction of the time that asking card by card takes."""

    def lines(self, positions: Sequence[Position]) -> list[tuple[Card, ...] | None]:
        """The cards of the best lines (``dd.line``) to the last one; ``None`` where it has to be asked card by card.

        Raises:
            SolverError: If a position could not be solved.
        """
        ...


@dataclass(eq=True, unsafe_hash=True)
class SolverError(Exception):
    """The solver has no answer.

    Attributes:
        reason: ``"missing"`` (the library cannot be loaded), ``"crashed"`` (its process died), ``"failed"``
            (it refused the question), ``"too-long"`` (more cards than this solver can manage), ``"too-wild"`` (it would
            have to look at more positions than it may), ``"given-up"`` (another thread took the question back) or
            ``"closed"`` (it was asked before it was opened or after it was closed).
        deal: What it was working on; ``None`` if it had not begun. It holds four hands: keep it from a log that
            players can read while the board is open.
        detail: What is known about it, and what can be done.
    """

    reason: str
    deal: Deal | Position | None = None
    detail: str = ""

    def __str__(self) -> str:
        about = f" over {self.deal}" if self.deal else ""
        return f"the double-dummy solver {_WORDS.get(self.reason, self.reason)}{about}: {self.detail}"


_WORDS = {
    "missing": "is missing",
    "crashed": "crashed",
    "failed": "failed",
    "too-long": "cannot manage so many cards",
    "too-wild": "gave up",
    "given-up": "was stopped",
    "closed": "is closed",
}
