"""Claims and concessions: shortening the play (Laws 68-71)."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.core.contract import Contract
from schlemm.core.seats import SEATS, Seat


@dataclass(frozen=True, slots=True)
class Claim:
    """A player's statement that their side will win this many of the tricks left, 0 being a full concession.

    Attributes:
        claimer: Who claims; their cards are faced for everyone (Law 68C).
        tricks: How many of the tricks not yet complete go to the claimer's side.
    """

    claimer: Seat
    tricks: int


@dataclass(frozen=True, slots=True)
class PendingClaim:
    """A claim on the table, and who has agreed to it so far."""

    claim: Claim
    accepted: tuple[Seat, ...] = ()

    def waits_for(self, contract: Contract, tricks_left: int) -> tuple[Seat, ...]:
        """Who still has to answer before the claim stands."""
        return tuple(seat for seat in voices(self.claim, contract, tricks_left) if seat not in self.accepted)

    def __str__(self) -> str:
        return f"{self.claim.claimer}{self.claim.tricks}" + "".join(seat.letter for seat in self.accepted)


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
