"""Another match of the same people: they sit where they sit now, and their links go on opening their seats."""

from __future__ import annotations

from schlemm.match.state.events import MatchOpened
from schlemm.match.state.match import Match
from schlemm.match.state.place import PLACES


def match_opened_again(match: Match) -> MatchOpened:
    """A new match by the agreements of this one.

    Args:
        match: A match that is over.
    """
    first, second = match.tables
    invitation = first.company.invitation
    return MatchOpened(
        plan=match.plan,
        teams=match.teams,
        players=(first.players, second.players),
        settings=first.settings,
        host=match.host,
        captains=match.captains,
        invite=invitation.invite,
        scope=invitation.scope,
        away=tuple(place for place in PLACES if place.seat in match.table(place.room).company.away),
        labels=(invitation.places, second.company.invitation.places),
        series=invitation.series,
        texts=first.texts,
    )
