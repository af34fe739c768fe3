"""Claims and concessions: shortening the play (Laws 68-71)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from schlemm.core.calls import MANY
from schlemm.core.checks import check_number, check_type
from schlemm.core.contract import Contract
from schlemm.core.seats import SEATS, BySeat, Seat

COUNTED: Final = 5
"""With how many tricks left, at most, a bot claims a part of them, where every line comes to the same."""


class Statement(Enum):
    """The line of play that goes with a claim (Law 68C), one of a few that everybody understands alike."""

    NONE = "none"
    """Nothing is said: any normal order of play."""
    TOP = "top-cards"
    """High cards from the top, as long as there are some."""
    TRUMPS = "trumps-first"
    """Trumps until nobody else has any, then high cards from the top."""
    RUFFS = "cross-ruff"
    """What partner's hand can ruff, as long as there is such a card, then high cards from the top."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A player's statement that their side will win this many of the tricks left, 0 being a full concession.

    Attributes:
        claimer: Who claims; their cards are faced for everyone (Law 68C).
        tricks: How many of the tricks not yet complete go to the claimer's side.
        statement: How the claimer says that they will be played.
    """

    claimer: Seat
    tricks: int
    statement: Statement = Statement.NONE

    def __post_init__(self) -> None:
        check_type("claimer", self.claimer, Seat, "a Seat")
        check_number("tricks claimed", self.tricks, -MANY, MANY)
        check_type("statement", self.statement, Statement, "a Statement")

    def __str__(self) -> str:
        said = "" if self.statement is Statement.NONE else f" {self.statement.value} "
        return f"{self.claimer}{self.tricks}{said}"


@dataclass(frozen=True, slots=True)
class PendingClaim:
    """A claim on the table, and who has agreed to it so far."""

    claim: Claim
    accepted: tuple[Seat, ...] = ()

    def waits_for(self, contract: Contract, tricks_left: int) -> tuple[Seat, ...]:
        """Who still has to answer before the claim stands."""
        return tuple(seat for seat in voices(self.claim, contract, tricks_left) if seat not in self.accepted)

    def __str__(self) -> str:
        return str(self.claim) + "".join(seat.letter for seat in self.accepted)


NOBODY_CLAIMED: Final[BySeat[int | None]] = BySeat(None, None, None, None)
"""After how many cards of a board each player last claimed: nobody has."""


def voices(claim: Claim, contract: Contract, tricks_left: int) -> tuple[Seat, ...]:
    """Who has a say in a claim; nobody, if declarer concedes everything.

    The opponents, dummy excepted, have one if any trick is claimed (Law 68D); a defender's partner has one if
    any trick is conceded, and may object at once (Law 68B2).
    """
    side = claim.claimer.side
    opponents = [seat for seat in SEATS if seat.side is not side and seat is not contract.dummy]
    asked = opponents if claim.tricks > 0 else []
    if side is not contract.side and claim.tricks < tricks_left:
        asked.append(claim.claimer.partner)
    return tuple(asked)
