"""What each player may know of an event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from schlemm.core.conditions import Conditions
from schlemm.core.seats import Seat
from schlemm.table.events import (
    BoardDealt,
    BoardEnded,
    CallMade,
    CardPlayed,
    ClaimAnswered,
    ClaimMade,
    Event,
    SettingsChanged,
    Stopped,
    TableOpened,
    TakenBack,
)


@dataclass(frozen=True, slots=True)
class Opened:
    """The table was set up. Who sits where stands in every sight; the secrets' hashes stay behind."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A board was dealt; the cards a player holds stand in their sight."""

    number: int
    conditions: Conditions


Seen: TypeAlias = (
    Opened
    | Dealt
    | CallMade
    | CardPlayed
    | ClaimMade
    | ClaimAnswered
    | TakenBack
    | BoardEnded
    | SettingsChanged
    | Stopped
)


def project(event: Event, viewer: Seat) -> Seen:
    """The event as the player of this seat may know it.

    All that is public is the same for everyone; a deal and the players' secrets are for nobody.
    """
    del viewer  # at a table of four nobody sees more of an event than the others; in a match that will differ
    match event:
        case TableOpened():
            return Opened()
        case BoardDealt(number, conditions, _):
            return Dealt(number, conditions)
        case _:
            return event
