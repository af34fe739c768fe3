"""Mini-bridge as a form: boards by themselves, at first with nobody vulnerable (``core.minibridge``).

A newcomer learns by playing: in their first game they deal the first boards and declare them (``declares``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schlemm.core.conditions import Conditions
from schlemm.core.laws import HouseRules
from schlemm.core.seats import Seat, Vulnerability
from schlemm.scoring.forms.form import LineKind, Number, next_number
from schlemm.scoring.forms.single_boards import BoardsState, SingleBoards

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
        dealer = self.declares(played + 1) or self._first_dealer.after(played)
        return Conditions(dealer, self._vulnerability(played + 1), RULES)

    def declares(self, deal: int) -> Seat | None:
        """To whom the hands of this deal are passed on so that they declare it; ``None`` where the cards decide.

        Args:
            deal: Counted as the form counts, from 1.
        """
        return self.newcomer if deal <= TAUGHT else None

    @property
    def _first_dealer(self) -> Seat:
        """Who deals first; where a newcomer deals the first boards, the deal passes on from them."""
        return self.first_dealer if self.newcomer is None else self.newcomer.after(1 - TAUGHT)

    def is_over(self, state: BoardsState) -> bool:
        """Whether all boards are played, or it was stopped."""
        return state.settled or _played(state) >= self.boards

    def upcoming(self, state: BoardsState) -> tuple[Vulnerability, ...]:
        """Vulnerability of the next board: it says enough to those who begin."""
        return () if self.is_over(state) else (self.conditions(state).vulnerability,)

    def _vulnerability(self, deal: int) -> Vulnerability:
        return Vulnerability.NONE if deal <= self.safe else Conditions.of_board(deal).vulnerability


def _played(state: BoardsState) -> int:
    """How many boards have been played: those that were dealt again do not count."""
    return sum(line.kind is LineKind.BOARD for line in state.sheet)
