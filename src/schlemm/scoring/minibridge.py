"""Mini-bridge as a form: boards by themselves, at first with nobody vulnerable (``core.minibridge``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schlemm.core.conditions import Conditions
from schlemm.core.laws import HouseRules
from schlemm.core.seats import BySide, Seat, Vulnerability
from schlemm.core.view import Stakes
from schlemm.scoring.boards import BoardsState
from schlemm.scoring.duplicate import board_score
from schlemm.scoring.form import (
    ClosingLine,
    HouseRule,
    LineKind,
    Number,
    Outcome,
    PlayedLine,
    SheetLine,
    next_number,
    refuse_if_over,
    sheet_totals,
)

NAME: Final = "minibridge"
RULES: Final = HouseRules(minibridge=True)


@dataclass(frozen=True, slots=True)
class MinibridgeForm:
    """A number of boards, each scored by itself; one with 20 points on either side is dealt again by the same dealer.

    Attributes:
        boards: How many are played.
        safe: How many of them are played with nobody vulnerable, so that beginners have one thing less to mind; the
            others as their numbers say (Law 2).
        first_dealer: Who deals first; then the deal passes on clockwise.
    """

    boards: int = 16
    safe: int = 4
    first_dealer: Seat = Seat.NORTH

    @property
    def name(self) -> str:
        """``minibridge``."""
        return NAME

    @property
    def honours(self) -> bool:
        """They do not count."""
        return False

    @property
    def house_rules(self) -> tuple[HouseRule, ...]:
        """None: the form says it all."""
        return ()

    def start(self) -> BoardsState:
        """Before the first board."""
        return BoardsState()

    def number(self, state: BoardsState) -> Number:
        """Which board comes next."""
        attempt = 1
        for line in reversed(state.sheet):
            if line.kind is not LineKind.PASSED_OUT:
                break
            attempt += 1
        return next_number(state.sheet, _played(state) + 1, attempt)

    def conditions(self, state: BoardsState) -> Conditions:
        """Dealer and vulnerability of the next board."""
        played = _played(state)
        return Conditions(self.first_dealer.after(played), self._vulnerability(played + 1), RULES)

    def add(self, state: BoardsState, outcome: Outcome) -> BoardsState:
        """The state after this board.

        Raises:
            ValueError: If all boards are played.
        """
        refuse_if_over(self, state)
        conditions = self.conditions(state)
        score = board_score(outcome.result, conditions.vulnerability)
        return BoardsState((*state.sheet, PlayedLine(self.number(state), conditions, outcome, score)))

    def lines(self, state: BoardsState) -> tuple[SheetLine, ...]:
        """The sheet, in the order of play."""
        return state.sheet

    def totals(self, state: BoardsState) -> BySide[int]:
        """What each side has been credited with."""
        return sheet_totals(state.sheet)

    def is_over(self, state: BoardsState) -> bool:
        """Whether all boards are played, or it was stopped."""
        return state.settled or _played(state) >= self.boards

    def settle(self, state: BoardsState) -> BoardsState:
        """The boards played so far as the whole."""
        if self.is_over(state):
            return state
        return BoardsState((*state.sheet, ClosingLine(LineKind.UNFINISHED)), settled=True)

    def upcoming(self, state: BoardsState) -> tuple[Vulnerability, ...]:
        """Vulnerability of the next board: it says enough to those who begin."""
        return () if self.is_over(state) else (self.conditions(state).vulnerability,)

    def stakes(self, state: BoardsState) -> Stakes:
        """The form's name only: a board does not depend on the others."""
        return Stakes(NAME)

    def _vulnerability(self, deal: int) -> Vulnerability:
        return Vulnerability.NONE if deal <= self.safe else Conditions.of_board(deal).vulnerability


def _played(state: BoardsState) -> int:
    """How many boards have been played: those that were dealt again do not count."""
    return sum(line.kind is LineKind.BOARD for line in state.sheet)
