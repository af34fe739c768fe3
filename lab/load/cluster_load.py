"""Several servers of one database: ``python lab/load/cluster_load.py --tables N --seconds S [--kill-every S]``.

Starts PostgreSQL, NATS and servers of its own, and seats four people at each table, one table's people at all servers
in turn, or with ``--together`` all at one. Measured is the time from sending a command until the last of the four has
the update, at whichever server, and the processor time of servers, PostgreSQL, NATS and the people. With
``--kill-every`` one server after the other is killed and started again; who was connected goes to another and sends
again what was not answered, as browsers do.

A loss is what was confirmed and is not in the store, is there twice, or does not come to a screen although nothing is
on its way any more. What takes long on a busy machine is waited for, and counts as late.

Everything shares all cores, and PostgreSQL does not wait for the disk (``fsync=off``): what a disk adds to a
commit is not in these figures. The exit code says whether anything was lost.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

if not __package__:  # started by its path
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from lab.load.crowd import AT_ONCE, BOARD, PATIENCE, Person, Table, Update, opened, play_all
from lab.load.losses import lost_in, lost_on_the_way, settle
from lab.load.serving import Processes, at
from tests.cluster.prepared import prepare
from tests.cluster.programs import Postgres, free_port, nats, postgres
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from schlemm.store.location import PostgresDatabase
from schlemm.store.postgres.connecting import connect_to_database
from schlemm.store.postgres.postgres_store import PostgresStore
from schlemm.store.sqlite.sqlite_store import SqliteStore

AGAIN = 0.2
"""Seconds before a person who has lost the connection tries another server."""

TOLD = 20
"""How many losses are printed."""


class Server:
    """One of the servers, which keeps its port when it is started again.

    Args:
        options: Where it keeps its events, and its bus.
    """

    def __init__(self, options: Sequence[str]) -> None:
        self._port = free_port()
        self._options = options
        self.address = f"127.0.0.1:{self._port}"
        self._process: asyncio.subprocess.Process | None = None
        self.spent = 0.0

    async def start(self) -> None:
        """Start it; returns when it answers.

        Raises:
            RuntimeError: If it does not start.
        """
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "schlemm", "serve", "--port", str(self._port), "--json", *self._options),
            stdout=asyncio.subprocess.PIPE,
        )
        assert self._process.stdout is not None
        if not await self._process.stdout.readline():
            raise RuntimeError("a server does not start")

    @property
    def processes(self) -> Processes:
        """It and its workers."""
        assert self._process is not None
        return Processes(self._process.pid)

    def seconds(self) -> float:
        """Processor time of all its lives."""
        return self.spent + (self.processes.seconds() or 0.0)

    async def end(self, how: signal.Signals) -> None:
        """End it, and wait until it is gone."""
        assert self._process is not None
        self.spent = self.seconds()
        self._process.send_signal(how)
        await self._process.wait()


@dataclass
class SpreadTable(Table):
    """Four people at a table, who are at several servers.

    Attributes:
        addresses: Of all servers.
        first: The one to which each goes at first, by their place; a person whose server is gone goes to any.
    """

    addresses: Sequence[str] = ()
    first: Sequence[str] = ()
    _chance: random.Random = field(default_factory=lambda: random.Random("where to go"))

    async def arrive(self) -> None:
        """Bring everybody to the table, each to the next of the servers."""
        for place, person in enumerate(self.people):
            line = await self._connect(person, self.first[place % len(self.first)])
            self._readers.append(asyncio.create_task(self._stay(person, line)))

    async def _connect(self, person: Person, address: str) -> ClientConnection:
        seen = "" if person.view is None else f"&seen={person.view.version}"
        line = await connect(
            f"ws://{address}/ws/tables/{self.name}?seat={person.seat}{seen}",
            additional_headers={"Cookie": person.cookie},
            compression=None,
            ping_interval=None,
            local_addr=(f"127.0.0.{sum(map(ord, self.name)) % 250 + 1}", 0),
            open_timeout=PATIENCE,
            proxy=None,
        )
        try:
            async with asyncio.timeout(PATIENCE):
                if not isinstance(self._take(person, await line.recv()), Update):
                    raise ConnectionRefusedError
        except Exception:
            await line.close()
            raise
        person.line = line
        return line

    async def _stay(self, person: Person, line: ClientConnection) -> None:
        """Read what comes, and go to another server when the connection is gone."""
        while True:
            await self._read(person, line)
            person.cut_off += 1
            line = await self._come_back(person)
            await self._ask_again(person, line)

    async def _come_back(self, person: Person) -> ClientConnection:
        while True:
            with suppress(OSError, TimeoutError, ConnectionClosed, InvalidHandshake):
                return await self._connect(person, self._chance.choice(self.addresses))
            await asyncio.sleep(AGAIN)

    async def _ask_again(self, person: Person, line: ClientConnection) -> None:
        """Send once more what was not answered: it is the same request, by its name."""
        last = self.commands[-1] if self.commands else None
        if last is None or last.seat != person.seat or last.id in {*self.confirmed, *self.refused}:
            return
        content = {last.kind: last.what} if last.what else {}
        with suppress(ConnectionClosed):
            await line.send(json.dumps({"type": last.kind, "id": last.id, "seen": last.seen, **content}))


async def seated(addresses: Sequence[str], given: argparse.Namespace) -> list[SpreadTable]:
    """Open tables at all servers in turn, and play each up to a moment of its own."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def begin(number: int) -> SpreadTable:
        own = addresses[number % len(addresses)]
        made = await asyncio.to_thread(opened, own, number, given.seed)
        first = [own] if given.together else addresses
        table = SpreadTable(made.name, made.people, made.chance, addresses=addresses, first=first)
        async with gate:
            await table.arrive()
            await table.play_ahead(1 + number * 37 % BOARD)
        table.times.clear()
        return table

    return list(await asyncio.gather(*map(begin, range(given.tables))))


def group_seconds(pid: int) -> float:
    """Processor time of a process and its children, also of those that have ended."""
    ended = (Path(f"/proc/{pid}/stat").read_text()).rpartition(")")[2].split()[13:15]
    return (Processes(pid).seconds() or 0.0) + sum(map(int, ended)) / os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Backing:
    """What the servers share, or the file that the only one has.

    Attributes:
        options: For ``schlemm serve``.
        store: The same for who looks.
        database: Where it is, if it is PostgreSQL.
        pids: The programs, by what they are.
        monitor: The port at which NATS tells its figures; 0 without NATS.
    """

    options: tuple[str, ...]
    store: PostgresStore | SqliteStore
    database: PostgresDatabase | None = None
    pids: tuple[tuple[str, int], ...] = ()
    monitor: int = 0

    def messages(self) -> int:
        """How many messages NATS was given and gave out."""
        if not self.monitor:
            return 0
        with urllib.request.urlopen(f"http://127.0.0.1:{self.monitor}/varz") as answer:
            said = json.load(answer)
        return int(said["in_msgs"]) + int(said["out_msgs"])

    async def counts(self) -> tuple[int, int, int]:
        """Transactions, rows and bytes of log that the database has written; a moment late."""
        if self.database is None:
            return 0, 0, 0
        connection = await connect_to_database(self.database)
        try:
            found = await connection.fetchrow(
                "select xact_commit, tup_inserted, pg_current_wal_lsn() - '0/0'::pg_lsn from pg_stat_database"
                " where datname = current_database()"
            )
        finally:
            await connection.close()
        assert found is not None
        return int(found[0]), int(found[1]), int(found[2])


@contextmanager
def backing(given: argparse.Namespace) -> Iterator[Backing]:
    """Start what the servers need; it is gone afterwards."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if given.store == "sqlite":
            data = folder / "load.db"
            yield Backing(("--data", str(data)), SqliteStore(data))
            return
        server: Postgres = stack.enter_context(postgres())
        database = PostgresDatabase(server.new_database("load"))
        asyncio.run(prepare(database))
        options, pids, store = (
            ["--store", database.address],
            [("PostgreSQL", server.pid)],
            PostgresStore(database),
        )
        monitor = 0
        if not given.one_server:
            monitor = free_port()
            bus = stack.enter_context(nats("-js", "-sd", str(folder), "-m", str(monitor), "--no_advertise"))
            options += ["--bus", bus.address]
            pids.append(("NATS", bus.pid))
        yield Backing(tuple(options), store, database, tuple(pids), monitor)


async def kill_in_turn(servers: Sequence[Server], every: float, until: int) -> None:
    """Kill one server after the other and start it again, so many times."""
    for number in range(until):
        await asyncio.sleep(every)
        server = servers[number % len(servers)]
        await server.end(signal.SIGKILL)
        await server.start()


async def run(behind: Backing, given: argparse.Namespace) -> list[str]:
    """Seat everybody, measure, and print; what was lost, a line each."""
    servers = [Server(behind.options) for _ in range(given.servers)]
    tables: list[SpreadTable] = []
    try:
        for server in servers:
            await server.start()
        bare = sum(server.processes.megabytes() or 0.0 for server in servers)
        tables = await seated([server.address for server in servers], given)
        await measure(behind, servers, tables, bare, given)
        await settle(tables)
    finally:
        for table in tables:
            await table.leave()
        for server in servers:
            await server.end(signal.SIGINT)
    return [line async for line in losses(behind.store, tables)]


def used(behind: Backing, servers: Sequence[Server]) -> Counter[str]:
    """Processor seconds so far, by who has used them."""
    own = os.times()
    spent = Counter({"servers": sum(server.seconds() for server in servers), "people": own.user + own.system})
    spent.update({name: group_seconds(pid) for name, pid in behind.pids})
    return spent


async def measure(
    behind: Backing,
    servers: Sequence[Server],
    tables: Sequence[SpreadTable],
    bare: float,
    given: argparse.Namespace,
) -> None:
    """Let all play for so long, and print what it took."""
    memory = sum(server.processes.megabytes() or 0.0 for server in servers) - bare
    done = sum(len(table.confirmed) for table in tables)
    before = used(behind, servers)
    counts = await behind.counts()
    messages = behind.messages()
    start = time.perf_counter()
    kills = int(given.seconds // given.kill_every) if given.kill_every else 0
    killing = asyncio.create_task(kill_in_turn(servers, given.kill_every, kills))
    missed = sorted(await play_all(tables, given.pace, given.seconds))
    await killing
    took = time.perf_counter() - start
    after = used(behind, servers)
    now = await behind.counts()
    said = behind.messages()
    commands = sum(len(table.confirmed) for table in tables) - done
    times = sorted(1000 * each for table in tables for each in table.times)
    print(
        f"{len(servers)} servers {len(tables)} tables {commands} commands in {took:.0f} s   "
        f"median {at(times, 0.5):.1f} ms   99 % {at(times, 0.99):.1f} ms   worst {at(times, 1):.1f} ms   "
        f"late {sum(table.late for table in tables)}   people {1000 * at(missed, 0.99):.1f} ms   "
        f"connections lost {sum(person.cut_off for table in tables for person in table.people)}"
    )
    for name in after:
        spent = after[name] - before[name]
        print(
            f"{name:11} {spent / took:6.1%} of a core   {1000 * spent / took / len(tables):6.2f} ms/s a table   "
            f"{1000 * spent / max(commands, 1):6.2f} ms a command"
        )
    transactions, rows, log = (b - a for a, b in zip(counts, now, strict=True))
    print(
        f"memory {1024 * memory / len(tables):.0f} kB a table   transactions {transactions / took:.0f}/s   "
        f"events {rows / took:.0f}/s   log {log / max(commands, 1):.0f} bytes a command   "
        f"messages {(said - messages) / took:.0f}/s in and out   load {os.getloadavg()[0]:.1f}",
        flush=True,
    )


async def losses(store: PostgresStore | SqliteStore, tables: Sequence[SpreadTable]) -> AsyncIterator[str]:
    """What was lost, a line each."""
    await store.start()
    try:
        for table in tables:
            for line in lost_on_the_way(table):
                yield line
            stored = await store.read(table.name)
            asked = Counter((each.entry.request, each.entry.kind) for each in stored if each.entry.request)
            for (_, kind), often in asked.items():
                if often > 1:
                    yield f"{table.name}: {kind} is there {often} times for one request"
            for person in table.people:
                if person.view is None or person.view.version != stored[-1].version:
                    seen = person.view and person.view.version
                    yield f"{table.name}, {person.seat}: saw version {seen} of {stored[-1].version}"
            if not table.idle:
                yield f"{table.name}: {table.commands[-1].id} never came to everybody's screen"
        for line in await lost_in(store, tables):
            yield line
    finally:
        await store.close()


def wishes() -> argparse.Namespace:
    """What is asked for on the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--servers", type=int, default=2, help="how many (default 2)")
    parser.add_argument("--tables", type=int, default=50, help="with four people each (default 50)")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long to measure (default 30)")
    parser.add_argument(
        "--pace", type=float, default=3.0, help="seconds between two calls or cards of a table"
    )
    parser.add_argument("--kill-every", type=float, default=0.0, help="seconds between two kills of a server")
    parser.add_argument(
        "--store", choices=("postgresql", "sqlite"), default="postgresql", help="sqlite: one server"
    )
    parser.add_argument("--one-server", action="store_true", help="one server on PostgreSQL, without a bus")
    parser.add_argument(
        "--together", action="store_true", help="all four of a table at one server, as a proxy sends them"
    )
    parser.add_argument("--seed", default="load", help="what people choose follows from it")
    given = parser.parse_args()
    if given.one_server or given.store == "sqlite":
        given.servers = 1
    return given


def main() -> int:
    """Measure and print; 1 if anything was lost."""
    given = wishes()
    with backing(given) as behind:
        lost = asyncio.run(run(behind, given))
    print(f"{len(lost)} losses")
    print("\n".join(lost[:TOLD]))
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
