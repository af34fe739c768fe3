"""A form of scoring: who deals, who is vulnerable, and how results become a sheet and a winner."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from types import NoneType
from typing import Protocol, TypeAlias, TypeVar

from schlemm.core.checks import check_type
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Result
from schlemm.core.laws import FirstCaller, HouseRules
from schlemm.core.seats import BySide, Side
from schlemm.scoring.honours import Honours
from schlemm.scoring.items import EMPTY, Score, total

S_co = TypeVar("S_co", covariant=True)


class Redeal(Enum):
    """Who deals after four passes; S1:33 and S4:25 say only that the cards are dealt again."""

    SAME_DEALER = "same-dealer"
    """As usual at Chicago."""
    NEXT_DEALER = "next-dealer"
    """As the Law of the rubber has it."""


@dataclass(frozen=True, slots=True)
class Number:
    """Which board of a form it is.

    Attributes:
        board: Counted over every board dealt, passed-out ones included, from 1: no two boards share it.
        deal: Counted as the form counts: a redeal by the same dealer does not advance it.
        attempt: How often this deal has been dealt, from 1.
    """

    board: int
    deal: int
    attempt: int = 1


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a board brings to the sheet.

    Attributes:
        result: Contract and tricks, or passed out.
        honours: Honours in one hand, found by ``honours.honours_in``; a form without honours ignores them.

    Raises:
        ValueError: If honours come with a board that was passed out.
    """

    result: Result
    honours: Honours | None = None

    def __post_init__(self) -> None:
        check_type("result", self.result, Result, "a Result, or read a text with Result.parse")
        check_type("honours", self.honours, (Honours, NoneType), "Honours (honours_in), or None")
        if self.honours is not None and self.result.passed_out:
            raise ValueError(f"a board that was passed out has no trumps and no honours, not {self.honours}")


class LineKind(Enum):
    """What a line of the sheet is; ``sheet-`` and the value is its name in the catalogues."""

    BOARD = "board"
    PASSED_OUT = "passed-out"
    RUBBER_BONUS = "rubber-bonus"
    UNFINISHED = "unfinished"


@dataclass(frozen=True, slots=True)
class PlayedLine:
    """A line of the sheet for a board.

    Attributes:
        number: Which board it was.
        conditions: Its dealer and vulnerability.
        outcome: How it ended.
        score: What it brought, step by step.
        ends_game: Whether it completed a game by points below the line: a rule is drawn under both columns,
            and nothing above that rule counts towards the next game.
    """

    number: Number
    conditions: Conditions
    outcome: Outcome
    score: Score
    ends_game: bool = False

    @property
    def kind(self) -> LineKind:
        """A board, or one that was passed out."""
        return LineKind.PASSED_OUT if self.outcome.result.passed_out else LineKind.BOARD


@dataclass(frozen=True, slots=True)
class ClosingLine:
    """A line of the sheet that belongs to no board: the bonus for a rubber, or what stopping early brings."""

    kind: LineKind
    score: Score = EMPTY


SheetLine: TypeAlias = PlayedLine | ClosingLine


class FormOption(Enum):
    """Something agreed for a private game that differs from the form's own rules; the sheet names it.

    ``rule-`` and the value is its name in the catalogues.
    """

    LEFT_OF_DEALER_CALLS_FIRST = "left-of-dealer-calls-first"
    MUST_BEAT = "must-beat"
    SIMPLE_DOUBLING = "simple-doubling"
    NON_DEALER_VULNERABLE = "non-dealer-vulnerable"
    FIXED_VULNERABILITY = "fixed-vulnerability"
    SAME_DEALER_REDEALS = "same-dealer-redeals"
    NEXT_DEALER_REDEALS = "next-dealer-redeals"
    PART_SCORES_CARRIED = "part-scores-carried"
    HONOURS_COUNT = "honours-count"
    HONOURS_DO_NOT_COUNT = "honours-do-not-count"


class ScoringForm(Protocol[S_co]):
    """What is agreed about dealing and scoring; ``S_co`` is a game by it (``state.FormState``)."""

    @property
    def name(self) -> str:
        """Its name, the same that ``Stakes.form`` carries."""

    @property
    def options(self) -> tuple[FormOption, ...]:
        """What was agreed that differs from the form's own rules, in a fixed order."""

    def start(self) -> S_co:
        """The state before the first board."""
        ...


def sheet_totals(lines: Iterable[SheetLine]) -> BySide[int]:
    """What the lines give each side."""
    return total(step for line in lines for step in line.score.steps)


def winner(totals: BySide[int]) -> Side | None:
    """The side with more points; a tie is a tie and has no winner."""
    if totals.north_south == totals.east_west:
        return None
    return Side.NORTH_SOUTH if totals.north_south > totals.east_west else Side.EAST_WEST


def rules_of_play(rules: HouseRules) -> tuple[FormOption, ...]:
    """Which house rules of auction and play are in force (S1:21, S4:41)."""
    left = rules.first_caller is FirstCaller.LEFT_OF_DEALER
    first = (FormOption.LEFT_OF_DEALER_CALLS_FIRST,) if left else ()
    return (*first, FormOption.MUST_BEAT) if rules.must_beat else first
