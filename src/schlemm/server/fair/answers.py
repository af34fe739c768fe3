"""What is answered about deals: how those of one's own games came about, and the statistics of all."""

from __future__ import annotations

from schlemm.server.common.asker import Asker
from schlemm.server.common.unanswered import existing
from schlemm.server.fair.ledger import read_ledger
from schlemm.server.fair.tally import Tally
from schlemm.server.fair.views import fair_deal, fair_record, fair_statistics
from schlemm.server.fair.wire import FairRecord, FairStatistics
from schlemm.server.live.live_games import LiveGames
from schlemm.store.slices import map_in_slices
from schlemm.store.store import Store


async def statistics(store: Store, tally: Tally, *, promised: bool) -> FairStatistics:
    """Return shapes and points of all deals of this server that are over."""
    await tally.catch_up(store)
    return fair_statistics(tally, promised=promised)


async def record(asker: Asker, name: str, games: LiveGames, store: Store) -> FairRecord:
    """Return the deals whose boards are over of a game of the asker's, called so or like one of its tables.

    Raises:
        NotThere: If they sit in none of this name.
    """
    game = existing(await games.find(name))
    found = asker.opened(game.where)
    live, seat = existing(found)
    reader, ledger = live.now.promised_to(seat), await read_ledger(game.state.id, store)
    return fair_record(ledger, reader, await map_in_slices(fair_deal, ledger.over))
