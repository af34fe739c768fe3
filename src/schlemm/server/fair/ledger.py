"""The deals of a game, as they are kept."""

from __future__ import annotations

from schlemm.match.live.codec import is_match
from schlemm.store.slices import fold_in_slices
from schlemm.store.store import Store
from schlemm.table.live.dealt import Ledger, noted


async def read_ledger(game: str, store: Store) -> Ledger:
    """The boards of a table or match, as they are kept.

    Raises:
        Unreadable: If an event cannot be read.
        StoreTrouble: If the store does not answer.
    """
    stored = await store.read(game)
    tables = 2 if stored and is_match(stored[0].entry.kind) else 1
    return await fold_in_slices(noted, Ledger(game, tables), stored)
