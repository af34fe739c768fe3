"""Mini-bridge as one player may see it."""

from __future__ import annotations

from schlemm.carding.history import played_by
from schlemm.core.hand import EMPTY, Hand
from schlemm.core.minibridge import declarer_of
from schlemm.core.seats import Seat
from schlemm.core.view import View
from schlemm.learn.minibridge import plan
from schlemm.server.protocol.minibridge import MinibridgePlanView, MinibridgeView
from schlemm.table.views.sight import Sight


def minibridge_view(sight: Sight) -> MinibridgeView | None:
    """What has been announced, and what follows from it; ``None`` where nobody announces points."""
    view = sight.acting
    points = None if view is None else view.public.points
    if view is None or points is None:
        return None
    declarer = declarer_of(points, view.public.dealer)
    return MinibridgeView(
        points=dict(points.items()),
        declarer=declarer,
        dummy=None if declarer is None else declarer.partner,
        plan=_plan(view) if view.seat is declarer and view.result is None else None,
        unread=sight.unread,
        newcomer=sight.taught,
    )


def _plan(view: View) -> MinibridgePlanView:
    """What the table of points says of declarer's and dummy's thirteen cards."""
    found = plan(_all(view, view.seat, view.hand), _all(view, view.seat.partner, view.dummy or EMPTY))
    suit = found.suit
    return MinibridgePlanView(found.points, suit, found.length, found.zone, str(found.bid))


def _all(view: View, seat: Seat, left: Hand) -> Hand:
    return left if view.play is None else left | played_by(view.play, seat)
