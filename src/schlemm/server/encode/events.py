"""What has happened, as the reader may know it: for announcements and movement."""

from __future__ import annotations

from typing import TypeAlias

from schlemm.core.seats import Seat
from schlemm.server.encode.letters import seat_letter
from schlemm.server.wire.server import Happened
from schlemm.table.events import (
    BoardEnded,
    CallMade,
    CardPlayed,
    ClaimAnswered,
    ClaimMade,
    Event,
    SettingsChanged,
    Stopped,
    TakenBack,
)
from schlemm.table.project import Dealt, Opened, project

Done: TypeAlias = CallMade | CardPlayed | ClaimMade | ClaimAnswered | TakenBack | Stopped


def happened(version: int, event: Event, viewer: Seat) -> Happened:
    """The event with this version; what the viewer may not know of it has no encoder."""
    match project(event, viewer):
        case Opened():
            return Happened(version, "opened")
        case Dealt():
            return Happened(version, "dealt")
        case BoardEnded(result):
            return Happened(version, "ended", result=str(result))
        case SettingsChanged():
            return Happened(version, "settings")
        case done:
            return _done(version, done)


def _done(version: int, event: Done) -> Happened:
    """What one of the players did."""
    match event:
        case CallMade(seat, call):
            return Happened(version, "call", seat_letter(seat), call=str(call))
        case CardPlayed(seat, card):
            return Happened(version, "card", seat_letter(seat), card=str(card))
        case ClaimMade(claim):
            return Happened(version, "claim", seat_letter(claim.claimer), tricks=claim.tricks)
        case ClaimAnswered(seat, accept):
            return Happened(version, "answer", seat_letter(seat), accept=accept)
        case TakenBack(seat):
            return Happened(version, "undone", seat_letter(seat))
        case Stopped(seat):
            return Happened(version, "closed", seat_letter(seat))
