"""What has happened, as the reader may know it: for announcements and movement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from schlemm.server.protocol import happened as wire
from schlemm.server.protocol.happened import Happened
from schlemm.server.views.board import last_trick_of
from schlemm.table.state.elsewhere import ChangedElsewhere
from schlemm.table.state.events import (
    AnnouncementRead,
    BoardEnded,
    CallExplained,
    CallMade,
    CameBack,
    CardPlayed,
    ClaimAnswered,
    ClaimMade,
    ExplanationAsked,
    Heard,
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
    ProgramLet,
    Promised,
    Replaced,
    Sat,
    Seen,
    Watches,
    project,
)
from schlemm.table.views.sight import Sight

Dealing: TypeAlias = Promised | Given | PackShuffled | Dealt | AnnouncementRead
Played: TypeAlias = CallMade | CardPlayed | ClaimMade | ClaimAnswered | TakenBack | Stopped
Missing: TypeAlias = StoodIn | CameBack | SeatFreed | LinkRenewed | Replaced | ProgramLet
Watched: TypeAlias = Watches | SpectatorSentAway
Settled: TypeAlias = (
    Sat
    | KeyGiven
    | SeatsDrawn
    | TakeBackAsked
    | TakeBackAnswered
    | LineSaid
    | CallExplained
    | ExplanationAsked
    | WentOn
)


def news(events: Sequence[Heard], sight: Sight) -> list[Happened]:
    """What has happened, as far as the reader may know it now.

    Args:
        events: What has happened, up to the moment of the sight.
        sight: The table as the reader may see it now.

    Events are numbered as the reader counts them, and so is what has changed elsewhere, of which nothing is told here.
    Calls and cards that may not be looked at any longer are left out:
    who comes back to a table is not shown again what the others have to remember.
    """
    told = [seen for event in events if (seen := project(event, sight.me)) is not None]
    first = sight.version - len(told) + 1
    return [
        happened(first + at, seen)
        for at, seen in enumerate(told)
        if not isinstance(seen, ChangedElsewhere) and _may_be_recalled(seen, sight)
    ]


def happened(version: int, seen: Seen) -> Happened:
    """The event with this version; what the viewer may not know of it has no encoder."""
    if isinstance(seen, Dealing):
        return _dealing(version, seen)
    if isinstance(seen, Played):
        return _played(version, seen)
    if isinstance(seen, Missing):
        return _missing(version, seen)
    if isinstance(seen, Watched):
        return _watched(version, seen)
    match seen:
        case Opened():
            return wire.TableOpenedView(version)
        case SettingsChanged():
            return wire.SettingsChangedView(version)
        case TimeTaken():
            return wire.TimeTakenView(version)
        case BoardEnded(result):
            return wire.BoardEndedView(version, str(result))
        case settled:
            return _settled(version, settled)


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


def _dealing(version: int, event: Dealing) -> Happened:
    """A deal and what comes before it."""
    match event:
        case Promised():
            return wire.DealPromisedView(version)
        case Given(seat, cut) if cut is not None:
            return wire.PackCutView(version, seat, cut)
        case Given(seat):
            return wire.ContributedView(version, seat)
        case PackShuffled(_, by):
            return wire.PackShuffledView(version, by)
        case Dealt():
            return wire.BoardDealtView(version)
        case AnnouncementRead(seat):
            return wire.AnnouncementReadView(version, seat)


def _played(version: int, event: Played) -> Happened:
    """What one of the players did with the board."""
    match event:
        case CallMade(seat, call):
            return wire.CallMadeView(version, seat, str(call))
        case CardPlayed(seat, card):
            return wire.CardPlayedView(version, seat, str(card))
        case ClaimMade(claim):
            return wire.ClaimMadeView(version, claim.claimer, claim.tricks)
        case ClaimAnswered(seat, accept):
            return wire.ClaimAnsweredView(version, seat, accept)
        case TakenBack(seat):
            return wire.TakenBackView(version, seat)
        case Stopped(seat):
            return wire.StoppedView(version, seat)


def _watched(version: int, event: Watched) -> Happened:
    """Who looks on, or no longer does."""
    match event:
        case Watches(name, seat):
            return wire.WatchBeganView(version, name, seat)
        case SpectatorSentAway():
            return wire.SpectatorSentAwayView(version)


def _missing(version: int, event: Missing) -> Happened:
    """Who has gone, for how long, who is back, and for whom a program may play."""
    match event:
        case StoodIn(seat):
            return wire.StoodInView(version, seat)
        case CameBack(seat):
            return wire.CameBackView(version, seat)
        case SeatFreed(_, seat, robot):
            return wire.SeatFreedView(version, seat, robot.name)
        case LinkRenewed(seat):
            return wire.LinkRenewedView(version, seat)
        case Replaced(seat):
            return wire.DeviceReplacedView(version, seat)
        case ProgramLet(seat, plays):
            return wire.ProgramLetView(version, seat, plays)


def _settled(version: int, event: Settled) -> Happened:
    """What people said and settled among themselves; the words about a call stand in the view."""
    match event:
        case Sat(seat, name):
            return wire.SeatTakenView(version, seat, name)
        case KeyGiven(whose):
            return wire.KeyAddedView(version, whose)
        case SeatsDrawn():
            return wire.SeatsDrawnView(version)
        case TakeBackAsked(seat):
            return wire.TakeBackAskedView(version, seat)
        case TakeBackAnswered(seat, accept):
            return wire.TakeBackAnsweredView(version, seat, accept)
        case LineSaid(seat, line):
            return wire.LineSaidView(version, seat, line)
        case CallExplained(seat, index):
            return wire.CallExplainedView(version, seat, index)
        case ExplanationAsked(by, _, index):
            return wire.ExplanationAskedView(version, by, index)
        case WentOn(seat):
            return wire.WentOnView(version, seat)
