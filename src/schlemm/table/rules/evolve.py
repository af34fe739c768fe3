"""What a table looks like after an event."""

from __future__ import annotations

from dataclasses import replace

from schlemm.core.seats import Seat
from schlemm.table.rules.acts import kind_of
from schlemm.table.state.company import Company
from schlemm.table.state.events import Event, TableOpened
from schlemm.table.state.invitation import Invitation
from schlemm.table.state.players import Person
from schlemm.table.state.table import Impossible, Table


def opened(table_id: str, event: Event) -> Table:
    """Return the table after its first event.

    Raises:
        Impossible: If that event does not open a table.
    """
    if not isinstance(event, TableOpened):
        raise Impossible(f"table {table_id} begins with {type(event).__name__}, not TableOpened")
    return Table(
        table_id,
        1,
        event.form.start(),
        event.players,
        event.settings,
        gathered(event),
        goal=event.practice,
        origin=event.origin,
        default_bot=event.default_bot,
        texts=event.texts,
    )


def evolve(table: Table, event: Event) -> Table:
    """Return the table after one more event.

    Raises:
        Impossible: If the event cannot follow.
    """
    kind = kind_of(event)
    after, spends = kind.evolve(table, event), kind.spends(table, event)
    version = table.version + 1
    if spends is None:
        return after if after.version == version else replace(after, version=version)
    return replace(after, version=version, spent=table.spent.once_more(*spends))


def gathered(event: TableOpened) -> Company:
    """The company of a table that has just been opened; one opened without an invitation has nobody to invite."""
    invitation = event.circle
    if invitation is None:
        people = event.players.find(lambda player: isinstance(player, Person))
        invitation = Invitation(people[0] if people else Seat.SOUTH)
    return Company(invitation, kept=event.kept, away=event.away)
