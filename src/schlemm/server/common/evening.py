"""Which evening it is, and on which one a game was begun."""

from __future__ import annotations

from datetime import datetime

from schlemm.circle.evening import evening_at, evening_of
from schlemm.store.store import Store


def today() -> str:
    """The evening that it is."""
    return evening_of(datetime.now().astimezone())


async def evening_of_game(game: str, store: Store) -> str:
    """The evening on which a table or match was begun, as ``2026-11-19``; nothing if there is none of that name.

    Raises:
        StoreTrouble: If the store does not answer.
    """
    first = await store.first(game)
    return "" if first is None else evening_at(first.at)
