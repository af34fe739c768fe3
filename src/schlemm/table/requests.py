"""What a player may ask of a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from schlemm.core.calls import Call
from schlemm.core.cards import Card
from schlemm.core.seats import Seat
from schlemm.table.settings import Settings


@dataclass(frozen=True, slots=True)
class MakeCall:
    """Make this call."""

    call: Call


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play this card from the hand in turn, which may be dummy's."""

    card: Card


@dataclass(frozen=True, slots=True)
class MakeClaim:
    """Claim this many of the tricks left for one's own side."""

    tricks: int


@dataclass(frozen=True, slots=True)
class AnswerClaim:
    """Accept the claim on the table, or have play go on."""

    accept: bool


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take back one's own last call or card, and all that came after it."""


@dataclass(frozen=True, slots=True)
class DealNext:
    """Deal the next board."""


@dataclass(frozen=True, slots=True)
class StopNow:
    """End the game now, with what the rules give for an unfinished one."""


@dataclass(frozen=True, slots=True)
class ChangeSettings:
    """Have these settings from now on."""

    settings: Settings


Command: TypeAlias = (
    MakeCall | PlayCard | MakeClaim | AnswerClaim | TakeBack | DealNext | StopNow | ChangeSettings
)


@dataclass(frozen=True, slots=True)
class Request:
    """A command, with who asks and what they have seen.

    Attributes:
        id: An id of the sender's own; a request that comes twice is carried out once.
        by: The seat whose player asks.
        seen: The version of the table that the player has seen; an older one is refused as stale.
        command: What is asked for.
    """

    id: str
    by: Seat
    seen: int
    command: Command
