"""Fifty boards on one server that is killed at random moments and started again."""

import asyncio
import json
import signal
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Protocol

import msgspec
import pytest
from tests.effort import seeds
from tests.integration.house import Said
from tests.integration.players import Player, Running, anyhow
from tests.integration.test_process import Server, server
from tests.integration.test_seats_process import ask

from schlemm.core.seats import SEATS
from schlemm.match.live.log import MatchLog
from schlemm.match.state.place import Room
from schlemm.server.app.application import STATIC
from schlemm.server.live.outbox import News
from schlemm.server.views.game import MatchNow, TableNow
from schlemm.store.sqlite.sqlite_store import SqliteStore
from schlemm.store.store import Store, Stored
from schlemm.table.live.log import TableLog
from schlemm.table.live.request_fingerprint import request_fingerprint

pytestmark = [
    pytest.mark.hostile,
    pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the front end has not been built"),
]

(SEED,) = seeds(1)
KILLS = 10
APART = 850
"""About how much is sent and heard between two kills."""

LONGEST = 300.0
"""Seconds after which the players are taken to hang."""

FOURS, PAIRS, MATCHES = 7, 2, 2
"""Tables with four people, with two people and two bots, and matches: 7 · 4 + 2 · 4 + 2 · 2 · 4 = 52 boards."""

STORED = (
    "version",
    "phase",
    "board",
    "calls",
    "contract",
    "hands",
    "left",
    "trick",
    "piles",
    "turn",
    "claim",
    "sheet",
)
"""What of a view follows from the store alone."""


class Opened(Store, Protocol):
    """A store that is opened and closed."""

    async def start(self) -> None:
        """Open it."""

    async def close(self) -> None:
        """Close it."""


class Kept:
    """What a store has.

    Args:
        store: The store that servers have written to, not opened yet.
    """

    def __init__(self, store: Opened) -> None:
        self._store = store
        self.logs: dict[str, TableLog | MatchLog] = {}
        self.streams: dict[str, tuple[Stored, ...]] = {}

    async def read(self, names: set[str]) -> None:
        """Replay these tables and matches; what cannot have happened raises."""
        store = self._store
        await store.start()
        try:
            for name in names:
                log = await (MatchLog if "." in name else TableLog).read(name[:12], store)
                assert log is not None
                self.logs[name], self.streams[name] = log, await store.read(name[:12])
        finally:
            await store.close()

    def view(self, player: Player) -> Said:
        """What the player is to see when they come back."""
        log, seat = self.logs[player.table], SEATS["NESW".index(player.seat)]
        nobody: frozenset[Any] = frozenset()
        if isinstance(log, TableLog):
            news = News((), TableNow(log.table, nobody), seat)
        else:
            room = Room(int(player.table[-1]))
            news = News((), MatchNow(log.match, room, (nobody, nobody)), seat)
        view: Said = json.loads(msgspec.json.encode(news.update()))["view"]
        return view

    def check(self, player: Player) -> None:
        """See that everything that was confirmed is there, just once and as it was asked; and all that was shown."""
        log, stream = self.logs[player.table], self.streams[player.table]
        of_table = log if isinstance(log, TableLog) else log.rooms[int(player.table[-1]) - 1]
        table = log.table if isinstance(log, TableLog) else log.match.table(Room(int(player.table[-1])))
        seat = SEATS["NESW".index(player.seat)]
        times = Counter(item.entry.request for item in stream)
        places = {item.entry.request: place for place, item in enumerate(stream)}
        for each in player.confirmed:
            known = request_fingerprint(table, seat, each.id)
            assert of_table.outcome(known) == each.version
            assert times[known] == 1
            if each.kind in {"call", "card"}:
                before = (stream[place].entry.content for place in range(places[known], 0, -1))
                content = next(content for content in before if f'"{each.kind}":'.encode() in content)
                assert f'"{each.kind}":"{each.text}"'.encode() in content
        assert self.view(player)["version"] >= player.view["version"]


async def gathered(running: Running, random: Random) -> list[Player]:
    """All the people at all the tables."""
    home = {"form": "robber4", "tempo": 0, "level": "anfaenger", "name": "S"}
    players: list[Player] = []
    for number in range(FOURS + PAIRS):
        company = "NEW" if number < FOURS else "N"
        opened, host = await ask(running, "/api/tables", body={**home, "company": list(company)})
        links, _ = await ask(running, f"/api/tables/{opened['table']}/links", host)
        paths = {link["seat"]: link["path"] for link in links["seats"]}
        players.append(Player(opened["table"], "S", host, anyhow(random)))
        players += [await seated(running, paths[seat], seat, random) for seat in company]
    crews = {team: {"colour": colour, "level": "anfaenger"} for team, colour in (("a", "blue"), ("b", "red"))}
    for _ in range(MATCHES):
        wished = {"tempo": 0, "name": "1S", "company": ["2N"], **crews}
        opened, host = await ask(running, "/api/matches", body=wished)
        links, _ = await ask(running, f"/api/tables/{opened['table']}/links?seat=S", host)
        path = next(link["path"] for link in links["seats"] if link["place"] == "2N")
        players.append(Player(opened["table"], "S", host, anyhow(random)))
        players.append(await seated(running, path, "N", random))
    return players


async def seated(running: Running, path: str, seat: str, random: Random) -> Player:
    """Somebody who follows the link to a seat."""
    table, _, key = path.removeprefix("/sit/").partition("#")
    _, cookie = await ask(running, f"/api/tables/{table}/sit", body={"key": key, "name": seat})
    return Player(table, seat, cookie, anyhow(random))


async def played(running: Server, players: list[Player], after: int) -> bool:
    """Let them play until so much has been sent and heard, then kill the server; whether all was over before."""
    left, end = after, asyncio.Event()

    def happens() -> None:
        nonlocal left
        left -= 1
        if left == 0:
            running.process.send_signal(signal.SIGKILL)  # at this very moment: a command may be on its way
        if left <= 0 or all(player.over and not player.waits for player in players):
            end.set()

    async with asyncio.timeout(LONGEST):
        await asyncio.gather(*(player.play(running, happens, end) for player in players))
    if left > 0:
        running.process.send_signal(signal.SIGKILL)
    await running.process.wait()
    return left > 0


def in_play(view: Said) -> bool:
    """Whether a board is under way."""
    return bool(view) and view["phase"] in {"auction", "play", "claim"}


@pytest.mark.exhaustive
async def test_fifty_boards_outlive_kills_at_random_moments(tmp_path: Path) -> None:
    """Killed (-9) in the middle of anything, nothing confirmed is lost or there twice, and all is played out."""
    random, players, moments = Random(SEED), list[Player](), Counter[str]()
    sys.stdout.write(f"seed {SEED}\n")
    before, over = Kept(SqliteStore(tmp_path / "data.db")), False
    while not over:
        async with server(tmp_path / "data.db") as running:
            players = players or await gathered(running, random)
            kills = moments["kills"]
            over = await played(running, players, random.randint(1, 2 * APART) if kills < KILLS else 10**9)
        if moments["kills"]:
            check_return(before, players)
        before = Kept(SqliteStore(tmp_path / "data.db"))
        await before.read({player.table for player in players})
        for player in players:
            before.check(player)
        if not over:
            moments.update(kills=1, asked=any(player.waits for player in players))
            moments["both tables"] += all(in_play(player.view) for player in players[-2:])
    assert moments["kills"] == KILLS
    assert moments["asked"]
    assert moments["both tables"]
    for player in players:
        assert set(player.refused) <= {"next", "answer"}
        assert player.told == sorted(set(player.told))
        shown, replayed = player.view, before.view(player)
        assert {name: shown[name] for name in STORED} == {name: replayed[name] for name in STORED}
    assert boards(players) >= 50


def check_return(before: Kept, players: list[Player]) -> None:
    """Who was first back at each table has seen just what the store had."""
    for table in {player.table for player in players}:
        back = [player for player in players if player.table == table and player.came_back_to]
        first = min(back, key=lambda player: player.came_back_to["version"], default=None)
        if first is not None:
            shown, replayed = first.came_back_to, before.view(first)
            assert {name: shown[name] for name in STORED} == {name: replayed[name] for name in STORED}


def boards(players: list[Player]) -> int:
    """How many boards have been scored at all tables."""
    sheets = {player.table: player.view["sheet"]["lines"] for player in players}
    return sum(line["kind"] in {"board", "passed-out"} for lines in sheets.values() for line in lines)
