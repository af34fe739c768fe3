"""What each player may know of an event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from schlemm.core.conditions import Conditions
from schlemm.core.seats import Seat
from schlemm.table.state.elsewhere import ChangedElsewhere
from schlemm.table.state.events import (
    AnnouncementRead,
    BoardDealt,
    BoardEnded,
    CallExplained,
    CallMade,
    CameBack,
    CardPlayed,
    ClaimAnswered,
    ClaimMade,
    Contributed,
    DealPromised,
    DeviceReplaced,
    ExplanationAsked,
    Heard,
    KeyAdded,
    LineSaid,
    LinkRenewed,
    PackShuffled,
    ProgramKeyChanged,
    SeatFreed,
    SeatsDrawn,
    SeatTaken,
    SettingsChanged,
    SpectatorSentAway,
    StoodIn,
    Stopped,
    TableOpened,
    TakeBackAnswered,
    TakeBackAsked,
    TakenBack,
    TimeTaken,
    WatchBegan,
    WentOn,
)


@dataclass(frozen=True, slots=True)
class Opened:
    """The table was set up. Who sits where stands in every sight; the secrets' hashes stay behind."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A board was dealt; the cards a player holds stand in their sight."""

    number: int
    conditions: Conditions


@dataclass(frozen=True, slots=True)
class Promised:
    """A deal was promised; the secret stays behind, and its commitment stands in every sight."""

    number: int


@dataclass(frozen=True, slots=True)
class Given:
    """A browser gave a number for the deal that is promised, or its player cut the pack.

    Attributes:
        seat: Whose browser.
        cut: After how many cards the pack was cut, if it was.
    """

    seat: Seat
    cut: int | None = None


@dataclass(frozen=True, slots=True)
class Sat:
    """A person came to a seat; the hash of their secret stays behind."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class KeyGiven:
    """A person came with another device; only they are told whose seat it is."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class ProgramLet:
    """A person let a program play at their seat, or no longer; the hash of its key stays behind.

    Attributes:
        seat: The seat.
        plays: Whether one may play there now.
    """

    seat: Seat
    plays: bool


@dataclass(frozen=True, slots=True)
class Watches:
    """Somebody looks on; the hash of their secret stays behind.

    Attributes:
        name: Their name.
        seat: Whose cards they see; ``None`` in the gallery.
    """

    name: str
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Replaced:
    """A person came back after they had lost their device; the hash of their new secret stays behind."""

    seat: Seat


Seen: TypeAlias = (
    Opened
    | Promised
    | Given
    | PackShuffled
    | Dealt
    | AnnouncementRead
    | CallMade
    | CardPlayed
    | ClaimMade
    | ClaimAnswered
    | TakenBack
    | BoardEnded
    | TimeTaken
    | SettingsChanged
    | Stopped
    | Sat
    | KeyGiven
    | ProgramLet
    | StoodIn
    | CameBack
    | SeatFreed
    | LinkRenewed
    | Replaced
    | SeatsDrawn
    | TakeBackAsked
    | TakeBackAnswered
    | LineSaid
    | CallExplained
    | ExplanationAsked
    | WentOn
    | Watches
    | SpectatorSentAway
)


def is_told(event: Heard, viewer: Seat) -> bool:
    """Whether the player of this seat hears of the event at all: what partner explains is for the opponents only."""
    match event:
        case CallExplained(seat):
            return viewer is not seat.partner
        case ExplanationAsked(by, seat):
            return viewer in {by, seat}
        case _:
            return True


def project(event: Heard, viewer: Seat) -> Seen | ChangedElsewhere | None:
    """The event as the player of this seat may know it; ``None`` if they may not even know that there was one.

    All that is public is the same for everyone; a deal and the players' secrets are for nobody.
    """
    if not is_told(event, viewer):
        return None
    match event:
        case TableOpened():
            return Opened()
        case BoardDealt(number, conditions):
            return Dealt(number, conditions)
        case DealPromised(number):
            return Promised(number)
        case Contributed(seat, _, cut):
            return Given(seat, cut)
        case SeatTaken(seat, person):
            return Sat(seat, person.name)
        case KeyAdded(seat):
            return KeyGiven(seat if seat is viewer else None)
        case ProgramKeyChanged(seat, secret):
            return ProgramLet(seat, bool(secret))
        case WatchBegan(name, _, seat):
            return Watches(name, seat)
        case DeviceReplaced(seat):
            return Replaced(seat)
        case _:
            return event
