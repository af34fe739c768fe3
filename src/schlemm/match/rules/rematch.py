"""Another match of the same people: they sit where they sit now, and their links go on opening their seats."""

from __future__ import annotations

from schlemm.match.state.events import MatchOpened
from schlemm.match.state.match import Match
from schlemm.match.state.place import PLACES


def opened_again(match: Match) -> MatchOpened:
    """A new match by the agreements of this one.

    Args:
        match: A match that is over.
    """
    first, second = match.tables
    circle = first.company.circle
    return MatchOpened(
        plan=match.plan,
        teams=match.teams,
        players=(first.players, second.players),
        settings=first.settings,
        host=match.host,
        captains=match.captains,
        invite=circle.invite,
        scope=circle.scope,
        away=tuple(place for place in PLACES if place.seat in match.table(place.room).company.away),
        labels=(circle.places, second.company.circle.places),
        series=circle.series,
    )
