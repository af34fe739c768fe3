"""What does not agree in what a file tells of a board."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from schlemm.core.sentence import Fact, Facts, Sentence


class DifferenceCode(Enum):
    """Which two things contradict each other; ``differ-`` and the value is the message that says how."""

    DEALER = "dealer"
    """The number of the board belongs to another dealer (Law 2)."""
    VULNERABILITY = "vulnerability"
    """The number of the board belongs to another vulnerability (Law 2)."""
    LEADER = "leader"
    """The opening lead is told of somebody else than the player on declarer's left."""
    PASSED_OUT = "passed-out"
    """Cards were played although all passed."""
    NOT_HELD = "not-held"
    """A card is not in the hand of who played it."""
    REVOKE = "revoke"
    """A player did not follow suit and could have."""
    RESULT = "result"
    """The whole play is told, and declarer's side won another number of tricks."""
    RESULT_REACHED = "result-reached"
    """With the tricks that were won and those that were left, the result cannot have come about."""
    CLAIM = "claim"
    """A claim gave another number of tricks than the result."""
    CLAIM_REACHED = "claim-reached"
    """A claim gave a number of tricks that could not come about any more."""
    SCORE = "score"
    """Contract, result and vulnerability give other points."""
    SCORE_SIDES = "score-sides"
    """One side's points are not what the other side loses."""
    SCORE_UNKNOWN = "score-unknown"
    """The score is none."""
    ROW_SCORE = "row-score"
    """In a row of a table of scores, contract, result and vulnerability give other points."""
    ROW_SIDES = "row-sides"
    """In a row of a table of scores, one side's points are not what the other side loses."""
    MATCHPOINTS = "worth-matchpoints"
    """A score was worth other matchpoints among all scores of the board."""
    PERCENTAGE = "worth-percentage"
    """A score was worth another share of the top."""
    IMPS = "worth-imps"
    """A score was worth other IMPs among all scores of the board."""
    TOLD_FORM = "told-form"
    """What is told of a deal with open cards, or of a rubber, is of no form that says it, or of nothing that can be."""
    RUBBER_GAMES = "rubber-games"
    """Other sides have won a game of the rubber than are vulnerable."""
    SOLVED_TRICKS = "solved-tricks"
    """A solver finds another number of tricks with open cards."""
    SOLVED_PAR = "solved-par"
    """A solver finds another score of par, or a contract that is named for it brings another one."""
    TOTAL = "total"
    """A pair's total is not the sum of what the tables of scores give it."""


class UnplacedDifference(NamedTuple):
    """A difference before it is known of which board it is.

    Attributes:
        code: Which.
        facts: What its message names.
        line: Where in its file; ``None`` where the board begins.
    """

    code: DifferenceCode
    facts: dict[str, Fact]
    line: int | None = None


@dataclass(frozen=True, slots=True)
class Difference:
    """Two things that are told of a board and contradict each other.

    Attributes:
        code: Which.
        board: The number of the board as text; ``None`` if it has none.
        line: Where it or else the board begins in its file, counted from 1; ``None`` if it is from no file.
        data: Facts that its message names, as (name, value) pairs in a fixed order; tricks count from 1.
    """

    code: DifferenceCode
    board: str | None = None
    line: int | None = None
    data: Facts = ()

    @property
    def sentence(self) -> Sentence:
        """What contradicts what."""
        return Sentence(f"differ-{self.code.value}", self.data)

    def __str__(self) -> str:
        place = [f"line {self.line}"] if self.line and self.board is None else []
        place += [f"board {self.board}"] if self.board else []
        facts = ", ".join(f"{name}={value}" for name, value in self.data)
        return f"{', '.join(place) or 'board'}: {self.code.value} ({facts})"
