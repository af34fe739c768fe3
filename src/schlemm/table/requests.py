"""What a player may ask of a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from schlemm.core.action import Action
from schlemm.core.seats import Seat
from schlemm.table.settings import Settings


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


Command: TypeAlias = Action | TakeBack | DealNext | StopNow | ChangeSettings
"""What a player does with the board, or asks of the table around it."""


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
