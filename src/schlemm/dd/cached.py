"""A solver that remembers: positions that differ only in cards already played have the same answers."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from types import MappingProxyType
from typing import Any, Final, TypeVar

from schlemm.core.cards import CARDS, RANKS, SUITS, Card
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.dd.position import Position
from schlemm.dd.solver import CardTricks, Solver, TrickGoal
from schlemm.dd.table import TrickTable

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

SIZE: Final = 20_000
"""Answers kept, unless told otherwise; each takes about a kilobyte."""


class CachedSolver:
    """A `Solver` that asks another one only what it has not asked it lately.

    What is asked over and over in one batch is asked once.

    Args:
        solver: Has the answers.
        size: How many answers are kept; those longest not asked for are forgotten first.
    """

    def __init__(self, solver: Solver, size: int = SIZE) -> None:
        self._solver = solver
        self._size = size
        self._known: dict[Hashable, Any] = {}
        """From the answer longest not asked for to the latest."""

    def tables(self, deals: Sequence[Deal]) -> list[TrickTable]:
        """The trick tables of these deals; raises as the solver does."""
        return self._answers(deals, self._solver.tables)

    def cards(self, positions: Sequence[Position]) -> list[CardTricks]:
        """What every card of the player in turn is worth; raises as the solver does."""
        moved = [raised(position) for position in positions]
        found = self._answers([alike for alike, _ in moved], self._solver.cards)
        return [
            MappingProxyType({card: tricks[up[card]] for card in position.legal_cards()})
            for position, (_, up), tricks in zip(positions, moved, found, strict=True)
        ]

    def makes(self, goals: Sequence[TrickGoal]) -> list[bool]:
        """Whether the side in turn takes so many tricks; raises as the solver does."""
        return self._answers([TrickGoal(raised(at)[0], tricks) for at, tricks in goals], self._solver.makes)

    def _answers(self, asked: Sequence[K], ask: Callable[[Sequence[K]], Sequence[V]]) -> list[V]:
        """The answers in their order: those known, and with one question to the solver the others."""
        new = [key for key in dict.fromkeys(asked) if key not in self._known]
        fresh = dict(zip(new, ask(new), strict=True)) if new else {}
        found = [fresh[key] if key in fresh else self._known[key] for key in asked]
        for key, answer in zip(asked, found, strict=True):
            self._known.pop(key, None)
            self._known[key] = answer
        for old in list(self._known)[: max(len(self._known) - self._size, 0)]:
            del self._known[old]
        return found


def raised(position: Position) -> tuple[Position, dict[Card, Card]]:
    """The position with the cards of each suit moved up to the ace, in their order, and where each has gone.

    Positions that become the same have the same tricks: what has been played is out of the way.
    """
    left = Hand.of(position.trick)
    for hand in position.hands:
        left |= hand
    up = {
        card: CARDS[len(RANKS) * (suit.index + 1) - 1 - place]
        for suit in SUITS
        for place, card in enumerate(left.cards_of(suit))
    }
    hands = position.hands.map(lambda hand: Hand.of(up[card] for card in hand))
    trick = tuple(up[card] for card in position.trick)
    return Position(hands, position.strain, position.leader, trick), up
