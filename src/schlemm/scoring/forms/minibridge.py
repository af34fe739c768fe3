"""Mini-bridge as a form: boards by themselves, at first with nobody vulnerable (``core.minibridge``).

A newcomer learns by playing: in their first game they deal the first boards and declare them (``declares``).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from schlemm.core.conditions import Conditions
from schlemm.core.laws import HouseRules
from schlemm.core.seats import Seat, Vulnerability
from schlemm.scoring.forms._single_boards import BoardsState, SingleBoards
from schlemm.scoring.forms.form import LineKind, Number

NAME: Final = "minibridge"
RULES: Final = HouseRules(minibridge=True)
TAUGHT: Final = 2
"""How many boards a newcomer declares."""


@dataclass(frozen=True, slots=True)
class MinibridgeForm(SingleBoards):
    """A number of boards, each scored by itself; one with 20 points on either side is dealt again by the same dealer.

    Attributes:
        boards: How many are played.
        safe: How many of them are played with nobody vulnerable, so that beginners have one thing less to mind; the
            others as their numbers say (Law 2).
        first_dealer: Who deals first; then the deal passes on clockwise.
        newcomer: Whose first game this is: they deal and declare the first two boards; ``None`` if nobody's.
    """

    boards: int = 16
    safe: int = 4
    first_dealer: Seat = Seat.NORTH
    newcomer: Seat | None = None

    @property
    def name(self) -> str:
        """``minibridge``."""
        return NAME

    def start(self) -> MinibridgeState:
        """Before the first board."""
        return MinibridgeState(self)

    def declares(self, deal: int) -> Seat | None:
        """To whom the hands of this deal are passed on so that they declare it; ``None`` where the cards decide.

        Args:
            deal: Counted as the form counts, from 1.
        """
        return self.newcomer if deal <= TAUGHT else None

    def dealer(self, deal: int) -> Seat:
        """Who deals; where a newcomer deals the first boards, the deal passes on from them."""
        first = self.first_dealer if self.newcomer is None else self.newcomer.after(1 - TAUGHT)
        return self.declares(deal) or first.after(deal - 1)


@dataclass(frozen=True, slots=True)
class MinibridgeState(BoardsState[MinibridgeForm]):
    """The boards scored so far, and those dealt again."""

    @property
    def number(self) -> Number:
        """Which board comes next."""
        since = takewhile(lambda line: line.kind is LineKind.PASSED_OUT, reversed(self.lines))
        return Number(self.boards + 1, self._played + 1, 1 + sum(1 for _ in since))

    @property
    def conditions(self) -> Conditions:
        """Dealer and vulnerability of the next board."""
        deal = self._played + 1
        danger = Vulnerability.NONE if deal <= self.form.safe else Conditions.of_board(deal).vulnerability
        return Conditions(self.form.dealer(deal), danger, RULES)

    @property
    def is_over(self) -> bool:
        """Whether all boards are played, or it was stopped."""
        return self.settled or self._played >= self.form.boards

    @property
    def _played(self) -> int:
        """The boards so far that were not passed out."""
        return sum(line.kind is LineKind.BOARD for line in self.lines)
