"""What the players at one table of a match are shown of the match beyond it, as far as it ever changes."""

from __future__ import annotations

from dataclasses import replace

from schlemm.match.state.match import Match
from schlemm.match.state.place import Room
from schlemm.table.state.players import Person, Player


def count_changes(before: Match, after: Match, where: Room | None) -> Match:
    """Return the match after an event, each table having counted it if something else is shown there now.

    At the table where it happened it counts anyway. What is not shown counts nowhere, so that nobody learns from their
    version what the other table does.

    Args:
        before: The match before the event.
        after: The match after it.
        where: The table of the event; ``None`` if it concerns the whole match.
    """
    for room in Room:
        if room is where:
            continue
        table = after.table(room)
        if _shown_at(before, room) != _shown_at(after, room):
            after = after.with_table(room, replace(table, changed_elsewhere=table.changed_elsewhere + 1))
    return after


def _shown_at(match: Match, room: Room) -> tuple[object, ...]:
    """The table, and all else that its players are shown in a ``MatchSight``.

    What is agreed never changes; boards side by side, how the match stands and which board may be dealt follow from
    the boards that are over. Whether the other table has begun one shows only where people may speak between boards.
    """
    table, there = match.table(room), match.table(room.other)
    promise = None if match.promise is None else (match.promise.number, match.promise.secret)
    return (
        *(match.host, match.captains, match.substitutions, match.comments),
        *(match.begun, match.changed, match.paused, match.stopped, promise),
        *(match.finished(each) for each in Room),
        *(there.players.map(_shown_of), there.company.kept, there.company.away),
        *(replace(table, elsewhere=None), table.settings.words and table.is_level),
    )


def _shown_of(player: Player) -> tuple[object, ...]:
    return (player.name, player.face if isinstance(player, Person) else False)
