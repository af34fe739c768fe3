"""Tables and matches at which nobody ever called: which they are, and how they are removed from a store."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import Final

from schlemm.match.live.codec import MATCH, is_match
from schlemm.match.state.events import MatchOpened
from schlemm.match.state.place import Room
from schlemm.store.store import PrunableStore, Unreadable, Unused
from schlemm.table.live.codec import TABLE
from schlemm.table.rules.playing import CallMade, CardPlayed
from schlemm.table.state.events import BoardEnded, TableOpened

_AT_TABLE: Final = tuple(map(TABLE.name_of, (CallMade, CardPlayed, BoardEnded)))

PLAYED: Final = frozenset(_AT_TABLE) | {f"{room.value}.{name}" for room in Room for name in _AT_TABLE}
"""Kinds of events that only a game has at which somebody, or a bot, has called or played."""

OPENED: Final = frozenset({TABLE.name_of(TableOpened), MATCH.name_of(MatchOpened)})
"""Kinds of first events by which tables and matches are told from circles and pads."""

OpenAnywhere = Callable[[Collection[str]], Awaitable[Collection[str]]]
"""Tells which of these games somebody has open, so that they stay."""


@dataclass(frozen=True, slots=True)
class Pruned:
    """What a step over some streams of a store came to.

    Attributes:
        games: The names of the games that were removed, or would be.
        reached: The last name that was looked at; empty once all have been.
    """

    games: tuple[str, ...]
    reached: str


async def unplayed_games(store: PrunableStore, before: float, after: str = "") -> tuple[dict[str, int], str]:
    """Return games without a call and with nothing since a time, some streams at a time.

    Games of a circle are left out, for the circle names them; so is what cannot be read.

    Args:
        store: Where they are.
        before: The time, in seconds since 1970.
        after: The last name that was looked at in the step before; empty for the first.

    Returns:
        Their names with their versions, and the last name that was looked at; empty once all have been.

    Raises:
        StoreTrouble: If the store does not answer.
    """
    found, reached = await store.unused(Unused(OPENED, PLAYED, before), after)
    return {name: version for name, version in found.items() if await _is_free(store, name)}, reached


async def prune(store: PrunableStore, before: float, is_open: OpenAnywhere, after: str = "") -> Pruned:
    """Remove the games that ``unplayed_games`` finds in one step, except those that somebody has open.

    Raises:
        StoreTrouble: If the store does not answer, or may remove nothing.
    """
    found, reached = await unplayed_games(store, before, after)
    looked_at = await is_open(found) if found else ()
    left = {name: version for name, version in found.items() if name not in looked_at}
    removed = await store.remove(left) if left else frozenset[str]()
    return Pruned(tuple(sorted(removed)), reached)


async def _is_free(store: PrunableStore, name: str) -> bool:
    """Whether the game belongs to no circle, as far as it can be read."""
    try:
        first, *_ = await store.read(name)
        kind, content = first.entry.kind, first.entry.content
        if is_match(kind):
            opened = MATCH.decode(kind, content)
            return isinstance(opened, MatchOpened) and not opened.series
        event = TABLE.decode(kind, content)
        return isinstance(event, TableOpened) and (event.circle is None or not event.circle.series)
    except (Unreadable, ValueError):
        return False
