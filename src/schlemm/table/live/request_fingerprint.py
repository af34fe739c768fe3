"""The hash by which a request that comes a second time is recognised."""

from __future__ import annotations

from schlemm.core.seats import Seat
from schlemm.table.rules.seating import person_at
from schlemm.table.state.players import hashed
from schlemm.table.state.table import Table


def request_fingerprint(table: Table, by: Seat, request: str) -> str:
    """Return the hash that is kept of a request: of its id and of who asks, so that nobody learns of another's.

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
