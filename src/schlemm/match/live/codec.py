"""Events of a match as text: what happens at a table is written as at any table, its kind with the table before it."""

from __future__ import annotations

from typing import Final

from schlemm.core.bot_name import DEFAULT_BEFORE
from schlemm.match.state.events import MATCH_EVENTS, AtTable, MatchEvent, MatchOpened
from schlemm.match.state.place import Room
from schlemm.store.store import Unreadable
from schlemm.table.live import codec as one_table
from schlemm.table.live.codec import EventCodec

MATCH: Final[EventCodec[MatchEvent]] = EventCodec(
    MATCH_EVENTS, {"MatchOpened": {"default_bot": DEFAULT_BEFORE}}
)
"""Of what concerns both tables."""


def is_match(first_kind: str) -> bool:
    """Whether a stream whose first event is of this kind is a match; else it is a table by itself."""
    return first_kind == MATCH.name_of(MatchOpened)


def encode(event: MatchEvent) -> tuple[str, bytes]:
    """The kind of an event, such as ``Paused`` or ``1.CallMade``, and its content as JSON."""
    if not isinstance(event, AtTable):
        return MATCH.encode(event)
    kind, content = one_table.encode(event.event)
    return f"{event.room.value}.{kind}", content


def decode(kind: str, content: bytes) -> MatchEvent:
    """The event that ``encode`` wrote.

    Raises:
        Unreadable: If there is no such event.
    """
    number, dot, inner = kind.partition(".")
    if not dot:
        return MATCH.decode(kind, content)
    room = next((room for room in Room if str(room.value) == number), None)
    if room is None:
        raise Unreadable("no such table in a match")
    return AtTable(room, one_table.decode(inner, content))
