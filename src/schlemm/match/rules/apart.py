"""Nobody sits at both tables of a match, nor at one after having seen cards of the other that are yet to be played.

Nobody looks on at both either, and who looks on at one of them never sits at any.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from schlemm.bot_match.contestants import Team
from schlemm.match.state.events import MatchEvent
from schlemm.match.state.evolve import evolve
from schlemm.match.state.match import Match, proofs
from schlemm.match.state.moving import pairs_changed
from schlemm.match.state.place import Room
from schlemm.match.state.plan import Half
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.spectators import has_watched


def check_newcomer(match: Match, room: Room, proof: str) -> None:
    """Check that a person may come to a table.

    Raises:
        Refused: If they know cards of the other one.
    """
    if match.begun and not match.is_level and proof in match.knows[room.other.index]:
        raise Refused(RefusalCode.SEATED_ELSEWHERE)


def check_never_watched(match: Match, proof: str) -> None:
    """Check that a browser may open a seat.

    Raises:
        Refused: If it has ever looked on at either table.
    """
    if any(has_watched(table, proof) for table in match.tables):
        raise Refused(RefusalCode.HAS_WATCHED)


def check_spectator(match: Match, room: Room, proof: str) -> None:
    """Check that a browser may look on at a table.

    Raises:
        Refused: If it has a place in the match, or had one, or has looked on at the other table.
    """
    if any(proof in known | proofs(table) for known, table in zip(match.knows, match.tables, strict=True)):
        raise Refused(RefusalCode.PLAYS_HERE)
    if has_watched(match.table(room.other), proof):
        raise Refused(RefusalCode.WATCHES_ALREADY)


def check_apart(match: Match, events: Sequence[MatchEvent] = ()) -> None:
    """Check that everybody stays at one table, now and when the pairs will have changed.

    Several people may share a browser at one table; at two tables it would show each of them too much.

    Args:
        match: The match before the events.
        events: What is to happen.

    Raises:
        Refused: If a secret would open places at both tables.
    """
    match = reduce(evolve, events, match)
    changes = match.plan.half is Half.CHANGE and not match.changed
    for each in (match, pairs_changed(match, Team.B)) if changes else (match,):
        first, second = each.tables
        if proofs(first) & proofs(second):
            raise Refused(RefusalCode.SEATED_ELSEWHERE)
