"""By what a request is known again when it comes a second time."""

from __future__ import annotations

from schlemm.core.seats import Seat
from schlemm.table.rules.seating import person_at
from schlemm.table.state.players import hashed
from schlemm.table.state.table import Table


def known_as(table: Table, by: Seat, request: str) -> str:
    """What is kept of a request: a hash of its id and of who asks, so that nobody is told that another's is done.

    It is the person that counts and not the seat: who asks again may sit elsewhere by then.

    Args:
        table: The table.
        by: The seat whose player asks.
        request: The id that the sender has given it; empty for what is carried out as often as it comes.

    Returns:
        32 hexadecimal digits; nothing if there is no id.
    """
    person = person_at(table, by)
    return request and hashed(request, "" if person is None else person.secret)
