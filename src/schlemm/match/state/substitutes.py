"""Who has gone on for whom: kept from the first board on, found by comparing who plays before and after an event."""

from __future__ import annotations

from dataclasses import replace

from schlemm.match.state.match import Match, Substitution
from schlemm.match.state.place import PLACES, Place


def note_substitutes(before: Match, after: Match) -> Match:
    """The later match with what has changed about its players on record; moving on by plan is no substitution."""
    if not before.begun or before.changed is not after.changed or before.tables == after.tables:
        return after
    found = tuple(change for place in PLACES if (change := _change(before, after, place)) is not None)
    return replace(after, substitutions=(*after.substitutions, *found)) if found else after


def _change(before: Match, after: Match, place: Place) -> Substitution | None:
    left, came = before.player(place), after.player(place)
    was_away, is_away = (place.seat in each.table(place.room).company.away for each in (before, after))
    if (left.name, type(left), was_away) == (came.name, type(came), is_away):
        return None
    return Substitution(place, before.finished(place.room) + 1, left.name, came.name, stands_in=is_away)
