"""A solver in this very process, for workers: the search of the compiled library."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from schlemm.core.cards import Card
from schlemm.core.deal import Deal
from schlemm.dd.bounded import PricedCards
from schlemm.dd.engine import (
    AskCardsWithin,
    AskCourseWithin,
    Engine,
    EngineError,
    PlainAnswer,
    PlainQuestion,
    StoppableEngine,
    TooWildError,
)
from schlemm.dd.plain import PlainSolver, by_card, plain_facts
from schlemm.dd.position import Position
from schlemm.dd.solver import SolverError

E = TypeVar("E", bound=Engine)


def compiled_engine(nodes: int = 0) -> StoppableEngine:
    """The engine of the compiled library, loaded now.

    Args:
        nodes: About how many positions it looks at for a question before it gives up; 0 for any number.

    Raises:
        ImportError: If its package is not installed.
        schlemm_native.NativeError: If it is not built, or of another version.
    """
    from schlemm.dd.compiled import CompiledEngine

    return CompiledEngine(nodes=nodes)


def can_solve() -> bool:
    """Whether the compiled library is installed and built, so that a solver answers here."""
    return engine_version() is not None


def engine_version() -> str | None:
    """The version of the compiled library; ``None`` where it is not installed or not built."""
    try:
        import schlemm_native
    except ImportError:
        return None
    return schlemm_native.__version__ if schlemm_native.is_built() else None


class InsideSolver(PlainSolver):
    """A `Solver` that computes here and now. Never make one in a process that serves people: they would wait for it.

    The engine is loaded with the first question, and answers one thread at a time.

    Args:
        engine: What makes the engine.
    """

    def __init__(self, engine: Callable[[], Engine] = compiled_engine) -> None:
        self._made_by = engine
        self._engine: Engine | None = None

    def answer(self, question: PlainQuestion, about: Deal | Position | None = None) -> PlainAnswer:
        """Return the answer to one question.

        Raises:
            SolverError: If it could not be solved; the error names what it was about.
        """
        if self._engine is None:
            self._engine = loaded(self._made_by)
        return answered(question, about, self._engine)

    def cards_within(self, positions: Sequence[Position], nodes: int) -> list[PricedCards]:
        """What every card is worth in as many of these, from the first one on, as so many looked-at positions allow.

        Raises:
            SolverError: If a position could not be solved.
        """
        found: list[PricedCards] = []
        for position in positions:
            answer = (
                self.answer(AskCardsWithin(plain_facts(position), nodes), position) if nodes > 0 else None
            )
            if answer is None:
                break
            found.append(PricedCards(by_card(position, answer[0]), answer[1]))
            nodes -= answer[1]
        return found

    def courses_within(
        self, positions: Sequence[Position], cards: Sequence[Card], nodes: int
    ) -> list[tuple[int, ...]]:
        """What a play was worth, card by card, in as many of these as so many looked-at positions allow.

        Raises:
            SolverError: If a position could not be solved.
        """
        found, played = list[tuple[int, ...]](), tuple(card.index for card in cards)
        for position in positions:
            question = AskCourseWithin(plain_facts(position), played, nodes)
            answer = self.answer(question, position) if nodes > 0 else None
            if answer is None:
                break
            found.append(answer[0])
            nodes -= answer[1]
        return found

    def _ask(self, about: Sequence[Deal | Position], questions: Iterable[PlainQuestion]) -> list[PlainAnswer]:
        return [self.answer(question, each) for question, each in zip(questions, about, strict=True)]


def answered(question: PlainQuestion, about: Deal | Position | None, engine: Engine) -> PlainAnswer:
    """The answer of an engine.

    Raises:
        SolverError: If it refuses the question; the error names what it was about.
    """
    try:
        return question.of(engine)
    except EngineError as error:
        reason = "too-wild" if isinstance(error, TooWildError) else "failed"
        raise SolverError(reason, about, str(error)) from error


def loaded(engine: Callable[[], E]) -> E:
    """An engine, made now.

    Raises:
        SolverError: If it cannot be loaded.
    """
    try:
        return engine()
    except Exception as error:  # whatever keeps foreign code from being loaded
        raise SolverError(
            "missing", detail=f"{error} (`pip install ./native` in a checkout brings it)"
        ) from error
