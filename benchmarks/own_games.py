"""How long the pages of one's own games take to answer in a store of 100,000 events, all of them one person's.

Runs in one process, without a network: what is measured is what the server does. The events of eight robbers of players
who act at random are kept again and again under other names, some 370 games.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from time import perf_counter

from benchmarks.timing import Row, Table
from tests.unit.own_games.played import ANNA, kept, person, seated, table_events

from schlemm.bots.workers.executor import InlineExecutor
from schlemm.core.seats import Seat
from schlemm.own_games.own_boards import own_boards
from schlemm.own_games.player_statistics import player_statistics
from schlemm.server.common.ids import ALPHABET
from schlemm.server.own_games.answers import COUNTED, PAGE
from schlemm.server.own_games.games import OwnGames
from schlemm.store.sqlite.sqlite_store import SqliteStore
from schlemm.store.store import Entry
from schlemm.table.live.codec import encode
from schlemm.table.rules.seating import SeatTaken

EVENTS = 100_000
GAMES = 8
STRANGER = "a-strangers-secret-0123456"


def measure(rounds: int) -> Iterator[Table]:
    """The times of so many servers that have just been started."""
    with tempfile.TemporaryDirectory() as folder:
        yield asyncio.run(_measured(Path(folder) / "events.db", max(1, rounds // 2)))


async def _measured(path: Path, rounds: int) -> Table:
    store = SqliteStore(path)
    await store.start()
    await _fill(store)
    found: dict[str, list[float]] = {}
    for _ in range(rounds):
        memory = OwnGames(store, InlineExecutor())
        for name, work in _questions(memory):
            begun = perf_counter()
            await work()
            found.setdefault(name, []).append(1000 * (perf_counter() - begun))
    await store.close()
    targets = {"games again": 100.0, "a stranger's games": 100.0, "figures again": 250.0}
    rows = tuple(Row(name, tuple(took), targets.get(name)) for name, took in found.items())
    title = f"My games, {EVENTS:,} events in the store, all of one person"
    return Table("own-games", title, "ms", rows, more_is_better=False)


def _questions(memory: OwnGames) -> Sequence[tuple[str, Callable[[], Awaitable[object]]]]:
    async def games(secret: str = ANNA, most: int = PAGE) -> object:
        names = await memory.names(secret)
        return [await memory.find(name, secret) for name in names[:most]]

    async def figures() -> object:
        names = await memory.names(ANNA)
        found = [await memory.find(name, ANNA) for name in names[:COUNTED]]
        boards = [board for own in found if own is not None for board in own_boards(own.game, own.people)]
        return player_statistics(boards, memory.worths(boards))

    return (
        ("games, first of all after the start", games),
        ("games again", games),
        ("a stranger's games", lambda: games(STRANGER)),
        (f"figures of {COUNTED} games, first", figures),
        ("figures again", figures),
    )


async def _fill(store: SqliteStore) -> None:
    random, count, at = Random(1), 0, 0
    played = [[item.entry for item in kept(table_events(seed, seated()))] for seed in range(GAMES)]
    while count < EVENTS:
        name = "".join(random.choice(ALPHABET) for _ in range(12))
        events = played[at % GAMES]
        came = Entry(*encode(SeatTaken(Seat.SOUTH, person("Anna", ANNA, name))))
        count += await store.append(name, 0, [events[0], came, *events[1:]])
        at += 1
