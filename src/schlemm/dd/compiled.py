"""The engine of our own: the search of the compiled library, ``schlemm_native`` (``docs/native.md``)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final, TypeVar

import schlemm_native
from schlemm.core.cards import STRAINS
from schlemm.core.seats import SEATS
from schlemm.dd.engine import EngineError, Facts, Hands, Rows, TooWildError

T = TypeVar("T")

MEMORY: Final = 32 << 20
"""Bytes that its table may take: more makes no ordinary deal faster."""


class CompiledEngine:
    """A `LineEngine`, `BoundedEngine` and `StoppableEngine`, in any thread, for one question at a time.

    Who shares one among threads has them wait for each other.

    Args:
        memory: The most bytes that it takes.
        nodes: About how many positions it looks at for a question before it gives up; 0 for any number.

    Raises:
        schlemm_native.NotBuiltError: If the library is not built.
    """

    def __init__(self, memory: int = MEMORY, nodes: int = 0) -> None:
        self._solver = schlemm_native.Solver(memory, nodes)
        self._nodes = nodes
        self._stopped = False

    def stop(self) -> None:
        """Have the question that another thread waits for, and all that follow, end at once."""
        self._stopped = True
        self._solver.stop()

    def table(self, hands: Hands) -> Rows:
        """The rows of the table of a deal."""
        with _told():
            (found,) = self._solver.tables([hands])
        tricks = [self._known(number) for number in found]
        width = len(STRAINS)
        return tuple(tuple(tricks[width * seat.index : width * (seat.index + 1)]) for seat in SEATS)

    def cards(self, facts: Facts) -> Mapping[int, int]:
        """The tricks for each card that may be played."""
        with _told():
            (found,) = self._solver.cards([_position(facts)])
        return self._known(found)

    def cards_within(self, facts: Facts, nodes: int) -> tuple[Mapping[int, int], int] | None:
        """The tricks for each card, and how many positions that took; ``None`` from ``nodes`` of them on."""
        return self._within(nodes, lambda: self._solver.cards([_position(facts)]))

    def _within(self, nodes: int, ask: Callable[[], list[T | None]]) -> tuple[T, int] | None:
        """The answer to one question, and how many positions it took, if they are fewer than ``nodes``."""
        if nodes <= 0:
            return None
        before = self._solver.nodes
        self._solver.limit(min(nodes, self._nodes or nodes))
        try:
            with _told():
                (found,) = ask()
        finally:
            self._solver.limit(self._nodes)
        taken = self._solver.nodes - before
        if found is None and self._stopped:
            raise EngineError("the search was stopped before it had an answer")
        # An answer that came in time only because the count is looked at now and then does not count.
        return None if found is None or taken >= nodes else (found, taken)

    def course_within(
        self, facts: Facts, cards: tuple[int, ...], nodes: int
    ) -> tuple[tuple[int, ...], int] | None:
        """What a play was worth, card by card, and how many positions that took; ``None`` from ``nodes`` of them on."""
        return self._within(nodes, lambda: self._solver.courses([_position(facts)], [cards]))

    def makes(self, facts: Facts, tricks: int) -> bool:
        """Whether the side in turn takes so many tricks."""
        with _told():
            (found,) = self._solver.makes([_position(facts, tricks)])
        return self._known(found)

    def line(self, facts: Facts) -> tuple[int, ...]:
        """The cards of the best line, to the last one."""
        with _told():
            (found,) = self._solver.lines([_position(facts)])
        return self._known(found).cards

    def _known(self, answer: T | None) -> T:
        """An answer, which only a limit keeps from being there."""
        if answer is None and self._stopped:
            raise EngineError("the search was stopped before it had an answer")
        if answer is None:
            raise TooWildError(f"{self._nodes:,} positions were looked at in vain")
        return answer


@contextmanager
def _told() -> Iterator[None]:
    """Tell of what the library refuses as engines do."""
    try:
        yield
    except schlemm_native.RequestError as error:
        raise EngineError(str(error)) from error


def _position(facts: Facts, target: int = 0) -> schlemm_native.Position:
    return schlemm_native.Position(facts.hands, facts.strain, facts.leader, facts.trick, target)
