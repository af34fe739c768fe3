"""What is answered about tables: to open one, and how somebody's own stand."""

from __future__ import annotations

import asyncio
from typing import Final

from schlemm.core.seats import SEATS
from schlemm.server.common.asker import Admitted, Asker
from schlemm.server.common.damage import TableDamaged
from schlemm.server.common.ids import new_table_name
from schlemm.server.live.admission import own_table, seat_finder
from schlemm.server.live.live_games import LiveGames
from schlemm.server.protocol.seats import NewTable
from schlemm.server.table.opening import table_opened
from schlemm.server.table.rematch import Rematch
from schlemm.server.table.wire import BotTablesLeft, OpenTable, TableSummary
from schlemm.server.texts.readers import TextReaders
from schlemm.server.texts.system_check import check_systems
from schlemm.server.views.game import Progress
from schlemm.server.views.sheet import form_name

MOST_TABLES: Final = 24
"""How many tables are looked up at once; more are left out."""


async def open_table(
    asker: Asker, wish: OpenTable, games: LiveGames, texts: TextReaders
) -> Admitted[NewTable]:
    """Open a table for the person who asks.

    Raises:
        UnknownSystem: If a system does not exist, or something is wrong with the text that it is.
    """
    name = new_table_name()
    event = table_opened(wish, name, asker.own)
    await check_systems(asker, (wish.system, wish.their_system), texts)
    alone = wish.draw and not event.kept  # with people seats are drawn once they have come
    opened = await (games.set_up_drawn(name, event) if alone else games.set_up(name, event))
    return Admitted(NewTable(opened), asker.own)


async def open_again(asker: Asker, table: str, games: LiveGames, rematch: Rematch) -> NewTable:
    """Open the next robber or match by the agreements of one of the asker's tables, for all who sit there."""
    live, seat = await own_table(asker, table, games)
    return NewTable(await rematch.go_on(live, seat))


async def own_tables(asker: Asker, names: str, games: LiveGames) -> list[TableSummary]:
    """Return how the tables with these names (commas between) stand; those that are not the asker's are left out."""
    if not asker.secrets:
        return []
    found = list[TableSummary | None]()
    for name in dict.fromkeys(names.split(",")[:MOST_TABLES]):
        found.append(await _summary(asker, name, games))
        await asyncio.sleep(0)  # so that nobody waits for all of them
    return list({summary.table: summary for summary in found if summary is not None}.values())


def bot_tables(asker: Asker, games: LiveGames) -> BotTablesLeft:
    """Return at how many more tables bots would act for whoever asks, before they have to wait."""
    tables = games.bot_tables
    left = tables.left(asker.household)
    return BotTablesLeft(tables.most, left if left <= tables.few else None)


async def _summary(asker: Asker, name: str, games: LiveGames) -> TableSummary | None:
    try:
        live = await games.table(name)
    except TableDamaged:
        return None
    found = None if live is None else asker.opened(seat_finder(live))
    if found is None:
        return None
    live, seat = found
    return summary_of(live.now.progress_for(seat))


def summary_of(progress: Progress) -> TableSummary:
    """A table in one line."""
    sight = progress.sight
    others = [seat for seat in SEATS if seat is not sight.me]
    return TableSummary(
        table=sight.table,
        form=form_name(sight.sheet),
        deal=progress.deal,
        deals=progress.deals,
        totals=dict(sight.sheet.totals.items()),
        us=sight.me.side,
        over=sight.sheet.over,
        others=[sight.players.of(seat).name for seat in others if sight.players.of(seat).human],
        goal=None if sight.goal is None else sight.goal.wish.goal,
        replayed=sight.origin is not None,
        match=progress.match,
    )
