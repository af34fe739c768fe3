"""What has happened, as the reader may know it: for announcements and movement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from schlemm.server.protocol.server import Happened
from schlemm.server.views.board import last_trick_of
from schlemm.table.state.events import (
    AnnouncementRead,
    BoardEnded,
    CallExplained,
    CallMade,
    CameBack,
    CardPlayed,
    ClaimAnswered,
    ClaimMade,
    Event,
    ExplanationAsked,
    LineSaid,
    LinkRenewed,
    PackShuffled,
    SeatFreed,
    SeatsDrawn,
    SettingsChanged,
    SpectatorSentAway,
    StoodIn,
    Stopped,
    TakeBackAnswered,
    TakeBackAsked,
    TakenBack,
    TimeTaken,
    WentOn,
)
from schlemm.table.state.project import (
    Dealt,
    Given,
    KeyGiven,
    Opened,
    Promised,
    Replaced,
    Sat,
    Seen,
    Watches,
    project,
)
from schlemm.table.views.sight import Sight

Played: TypeAlias = CallMade | CardPlayed | ClaimMade | ClaimAnswered | TakenBack | Stopped
Missing: TypeAlias = StoodIn | CameBack | SeatFreed | LinkRenewed | Replaced
Settled: TypeAlias = Sat | KeyGiven | SeatsDrawn | TakeBackAsked | TakeBackAnswered | LineSaid | WentOn


def news(events: Sequence[Event], sight: Sight) -> list[Happened]:
    """What has happened, as far as the reader may know it now.

    Args:
        events: What has happened, up to the moment of the sight.
        sight: The table as the reader may see it now.

    Events are numbered as the reader counts them. Calls and cards that may not be looked at any longer are left out:
    who comes back to a table is not shown again what the others have to remember.
    """
    told = [seen for event in events if (seen := project(event, sight.me)) is not None]
    first = sight.version - len(told) + 1
    return [happened(first + at, seen) for at, seen in enumerate(told) if _may_be_recalled(seen, sight)]


def happened(version: int, seen: Seen) -> Happened:
    """The event with this version; what the viewer may not know of it has no encoder."""
    match seen:
        case Opened():
            return Happened(version, "opened")
        case Dealt():
            return Happened(version, "dealt")
        case AnnouncementRead(seat):
            return Happened(version, "read", seat)
        case Promised() | Given() | PackShuffled() as dealing:
            return _dealing(version, dealing)
        case BoardEnded(result):
            return Happened(version, "ended", result=str(result))
        case SettingsChanged():
            return Happened(version, "settings")
        case TimeTaken():
            return Happened(version, "time")
        case done if isinstance(done, Played):
            return _played(version, done)
        case Watches() | SpectatorSentAway() | CallExplained() | ExplanationAsked() as some:
            return _for_some(version, some)
        case among_people:
            return _among_people(version, among_people)


def _dealing(version: int, event: Promised | Given | PackShuffled) -> Happened:
    """What comes before a deal."""
    match event:
        case Promised():
            return Happened(version, "promised")
        case Given(seat, cut):
            return Happened(version, "contributed" if cut is None else "cut", seat, cut=cut)
        case PackShuffled(_, by):
            return Happened(version, "shuffled", by)


def _among_people(version: int, event: Missing | Settled) -> Happened:
    return _missing(version, event) if isinstance(event, Missing) else _settled(version, event)


def _for_some(
    version: int, event: Watches | SpectatorSentAway | CallExplained | ExplanationAsked
) -> Happened:
    """Who looks on, and that something was said about a call: the words stand in the view."""
    match event:
        case CallExplained(seat, index):
            return Happened(version, "explained", seat, index=index)
        case ExplanationAsked(by, _, index):
            return Happened(version, "explanation-asked", by, index=index)
        case watched:
            return _watched(version, watched)


def _may_be_recalled(seen: Seen, sight: Sight) -> bool:
    """Whether this call or card still lies before the reader; all else may be told at any time."""
    own = sight.own
    if own is None or own.play is None or own.result is not None:
        return True
    match seen:
        case CallMade(seat):
            return seat in sight.disclosed.in_sight
        case CardPlayed(_, card):
            last = last_trick_of(sight)
            return card in own.play.trick.cards or (last is not None and card in last.cards)
    return True


def _played(version: int, event: Played) -> Happened:
    """What one of the players did with the board."""
    match event:
        case CallMade(seat, call):
            return Happened(version, "call", seat, call=str(call))
        case CardPlayed(seat, card):
            return Happened(version, "card", seat, card=str(card))
        case ClaimMade(claim):
            return Happened(version, "claim", claim.claimer, tricks=claim.tricks)
        case ClaimAnswered(seat, accept):
            return Happened(version, "answer", seat, accept=accept)
        case TakenBack(seat):
            return Happened(version, "undone", seat)
        case Stopped(seat):
            return Happened(version, "closed", seat)


def _watched(version: int, event: Watches | SpectatorSentAway) -> Happened:
    """Who looks on, or no longer does."""
    match event:
        case Watches(name, seat):
            return Happened(version, "watches", seat, name=name)
        case SpectatorSentAway():
            return Happened(version, "sent-away")


def _missing(version: int, event: Missing) -> Happened:
    """Who has gone, for how long, and who is back."""
    match event:
        case StoodIn(seat):
            return Happened(version, "stood-in", seat)
        case CameBack(seat):
            return Happened(version, "came-back", seat)
        case SeatFreed(_, seat, robot):
            return Happened(version, "left", seat, name=robot.name)
        case LinkRenewed(seat):
            return Happened(version, "link-renewed", seat)
        case Replaced(seat):
            return Happened(version, "device-replaced", seat)


def _settled(version: int, event: Settled) -> Happened:
    """What people settled among themselves."""
    match event:
        case Sat(seat, name):
            return Happened(version, "sat", seat, name=name)
        case KeyGiven(whose):
            return Happened(version, "key-added", whose)
        case SeatsDrawn():
            return Happened(version, "drawn")
        case TakeBackAsked(seat):
            return Happened(version, "undo-asked", seat)
        case TakeBackAnswered(seat, accept):
            return Happened(version, "undo-answered", seat, accept=accept)
        case LineSaid(seat, line):
            return Happened(version, "said", seat, line=line)
        case WentOn(seat):
            return Happened(version, "went-on", seat)
