"""What has happened, as the reader may know it: for announcements and movement."""

from __future__ import annotations

from collections.abc import Sequence

from schlemm.server.protocol.happened import HappenedView, happened
from schlemm.server.views.board import last_trick_of
from schlemm.table.rules.acts import told
from schlemm.table.rules.playing import CallMade, CardPlayed
from schlemm.table.state.events import Event, Heard
from schlemm.table.views.sight import Sight


def news(events: Sequence[Heard], sight: Sight) -> list[HappenedView]:
    """Return what has happened, as far as the reader may know it now.

    Args:
        events: What has happened, up to the moment of the sight.
        sight: The table as the reader may see it now.

    Events are numbered as the reader counts them, and so is what has changed elsewhere, of which nothing is told here.
    Calls and cards that may not be looked at any longer are left out:
    who comes back to a table is not shown again what the others have to remember.
    """
    heard = [(event, seen) for event in events if (seen := told(event, sight.me)) is not None]
    first = sight.version - len(heard) + 1
    return [
        happened(first + at, event, seen)
        for at, (event, seen) in enumerate(heard)
        if isinstance(event, Event) and _may_be_recalled(event, sight)
    ]


def _may_be_recalled(event: Event, sight: Sight) -> bool:
    """Whether this call or card still lies before the reader; all else may be told at any time."""
    own = sight.own
    if own is None or own.play is None or own.result is not None:
        return True
    match event:
        case CallMade(seat):
            return seat in sight.disclosed.in_sight
        case CardPlayed(_, card):
            last = last_trick_of(sight)
            return card in own.play.trick.cards or (last is not None and card in last.cards)
    return True
