"""A solver that remembers: positions that differ only in cards already played have the same answers."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, TypeVar

from schlemm.core.cards import RANKS, SUITS, Card
from schlemm.core.deal import Deal
from schlemm.core.hand import PACK, SUIT_BITS, Hand
from schlemm.dd.bounded import BoundedSolver, CourseSolver, PricedCards
from schlemm.dd.position import Position
from schlemm.dd.solver import CardTricks, LineSolver, Solver, TrickGoal
from schlemm.dd.table import TrickTable

Q = TypeVar("Q")
V = TypeVar("V")

SIZE: Final = 20_000
"""Answers kept, unless told otherwise; each takes about a kilobyte."""
_STARTS: Final = tuple(len(RANKS) * suit.index for suit in SUITS)


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
        return self._answers(deals, lambda deal: deal, self._solver.tables)

    def cards(self, positions: Sequence[Position]) -> list[CardTricks]:
        """What every card of the player in turn is worth; raises as the solver does."""
        moved = [raised(position) for position in positions]
        found = self._answers(moved, _key, self._solver.cards)
        return [
            tricks if alike is position else _lowered(position, alike, tricks)
            for position, alike, tricks in zip(positions, moved, found, strict=True)
        ]

    def cards_within(self, positions: Sequence[Position], nodes: int) -> list[PricedCards]:
        """What every card is worth in as many of these as so many looked-at positions allow, known ones counted too.

        So it makes no difference to anybody what was asked before. Raises as the solver does.
        """
        found: list[PricedCards] = []
        for position in positions if nodes > 0 else ():
            alike = raised(position)
            key = ("priced", *_key(alike))
            priced = self._known.get(key) or self._priced(alike, nodes)
            if priced is None or priced.nodes >= nodes:
                break
            self._keep(key, priced)
            nodes -= priced.nodes
            tricks = priced.tricks if alike is position else _lowered(position, alike, priced.tricks)
            found.append(PricedCards(tricks, priced.nodes))
        return found

    def courses_within(
        self, positions: Sequence[Position], cards: Sequence[Card], nodes: int
    ) -> list[tuple[int, ...]]:
        """What a play was worth, if the solver can say, which is not remembered; raises as the solver does."""
        solver = self._solver
        return solver.courses_within(positions, cards, nodes) if isinstance(solver, CourseSolver) else []

    def _priced(self, position: Position, nodes: int) -> PricedCards | None:
        """The solver's answer, if so many looked-at positions allow it."""
        if not isinstance(self._solver, BoundedSolver):
            return PricedCards(self._solver.cards([position])[0], 0)
        return next(iter(self._solver.cards_within([position], nodes)), None)

    def makes(self, goals: Sequence[TrickGoal]) -> list[bool]:
        """Whether the side in turn takes so many tricks; raises as the solver does."""
        moved = [TrickGoal(raised(at), tricks) for at, tricks in goals]
        return self._answers(moved, lambda goal: (*_key(goal.position), goal.tricks), self._solver.makes)

    def lines(self, positions: Sequence[Position]) -> list[tuple[Card, ...] | None]:
        """The best lines, if the solver finds any, which are not remembered; raises as the solver does."""
        solver = self._solver
        return solver.lines(positions) if isinstance(solver, LineSolver) else [None] * len(positions)

    def _answers(
        self, asked: Sequence[Q], key_of: Callable[[Q], Hashable], ask: Callable[[Sequence[Q]], Sequence[V]]
    ) -> list[V]:
        """The answers in their order: those known, and with one question to the solver the others."""
        keys = [key_of(question) for question in asked]
        new = {key: each for key, each in zip(keys, asked, strict=True) if key not in self._known}
        fresh = dict(zip(new, ask([*new.values()]), strict=True)) if new else {}
        found = [fresh[key] if key in fresh else self._known[key] for key in keys]
        for key, answer in zip(keys, found, strict=True):
            self._keep(key, answer)
        return found

    def _keep(self, key: Hashable, answer: object) -> None:
        """Remember an answer as the latest, and forget the one longest not asked for if there is no room."""
        self._known.pop(key, None)
        self._known[key] = answer
        if len(self._known) > self._size:
            del self._known[next(iter(self._known))]


def raised(position: Position) -> Position:
    """The position with the cards of each suit moved up to the ace, in their order.

    Positions that become the same have the same tricks: what has been played is out of the way.
    """
    left = Hand.of(position.trick)
    for hand in position.hands:
        left |= hand
    if left == PACK:
        return position
    hands = position.hands.map(lambda hand: _raised_hand(hand, left))
    trick = tuple(card for each in position.trick for card in _raised_hand(Hand.of([each]), left))
    return Position(hands, position.strain, position.leader, trick)


def _raised_hand(hand: Hand, left: Hand) -> Hand:
    bits = 0
    for start in _STARTS:
        bits |= _moved_up(hand.bits >> start & SUIT_BITS, left.bits >> start & SUIT_BITS) << start
    return Hand(bits)


@lru_cache(maxsize=1 << 14)
def _moved_up(holding: int, left: int) -> int:
    """Cards of a suit in the places that they have among those left, counted from the ace."""
    found, place = 0, 1 << len(RANKS)
    while left:
        card = 1 << left.bit_length() - 1
        left ^= card
        place >>= 1
        found |= place if holding & card else 0
    return found


def _lowered(position: Position, alike: Position, tricks: CardTricks) -> CardTricks:
    """The tricks of a raised position, for the cards from which its cards were raised."""
    cards = zip(position.legal_cards(), alike.legal_cards(), strict=True)
    return MappingProxyType({card: tricks[up] for card, up in cards})


def _key(position: Position) -> tuple[int, ...]:
    """What tells positions apart, in numbers: to compare the cards themselves takes ten times as long."""
    north, east, south, west = position.hands
    trick = (card.index for card in position.trick)
    return (
        north.bits,
        east.bits,
        south.bits,
        west.bits,
        position.strain.index,
        position.leader.index,
        -1,
        *trick,
    )
