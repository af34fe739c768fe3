"""Who decides in a match once somebody who did has left for good."""

from __future__ import annotations

from schlemm.bot_match.contestants import Team
from schlemm.match.state.match import Match
from schlemm.match.state.place import PLACES, Place, places_of
from schlemm.table.state.players import Person


def deciders(match: Match, gone: Place) -> tuple[Place, tuple[Place, Place]]:
    """Host and captains after somebody has left for good: what they decided passes on to people who sit.

    A captain is followed by a team-mate, the host by anybody, their team first; those who are there go before others.
    """
    team = places_of(gone.team)
    others = tuple(place for place in PLACES if place not in team)
    captains = [match.captain(each) for each in Team]
    if gone in captains:
        captains[captains.index(gone)] = _next(match, gone, team)
    host = _next(match, gone, team + others) if match.host == gone else match.host
    return host, (captains[0], captains[1])


def _next(match: Match, gone: Place, places: tuple[Place, ...]) -> Place:
    sitting = [place for place in places if isinstance(match.player(place), Person) and place != gone]
    here = [place for place in sitting if place.seat in match.table(place.room).people]
    return next(iter(here or sitting), gone)
