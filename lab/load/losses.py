"""What a server has lost of what it confirmed: told to everybody once, in order, and kept as it was shown."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from lab.load.crowd import Command, Event, Person, Table

from schlemm.core.seats import SEATS, Seat
from schlemm.server.live.outbox import News
from schlemm.server.views.game import TableNow
from schlemm.store.sqlite.sqlite_store import SqliteStore
from schlemm.store.store import Store
from schlemm.table.live.log import TableLog
from schlemm.table.live.request_fingerprint import request_fingerprint

OFFERED = 3.0
"""Seconds after all else within which offers to claim have come."""

ENOUGH = 300.0
"""Seconds after which what still has not come is taken to be lost: what a busy machine takes long for is only late."""

LOOKED = 0.2
"""Seconds between two looks whether all has come."""

PUBLIC = (
    "version",
    "phase",
    "players",
    "board",
    "calls",
    "contract",
    "left",
    "piles",
    "sheet",
    "result",
    "host",
)
"""What everybody's view says alike."""

_PLAYERS = PUBLIC.index("players")


def is_settled(table: Table) -> bool:
    """Whether nothing of a table is on its way: all is answered, and everybody sees the same, and that all are here."""
    answered = not table.commands or table.commands[-1].id in {*table.confirmed, *table.refused}
    if not answered or not table.idle or any(person.view is None for person in table.people):
        return False
    first, *others = ([view[name] for name in PUBLIC] for view in map(_view, table.people))
    return all(each == first for each in others) and all(player["here"] for player in first[_PLAYERS])


async def settle(tables: Sequence[Table]) -> None:
    """Wait until nothing is on its way at any table, however long a busy machine takes, and print how long it was."""
    start, took, settled = time.perf_counter(), 0.0, False
    while not settled and took < ENOUGH:
        await asyncio.sleep(LOOKED)
        settled, took = all(map(is_settled, tables)), time.perf_counter() - start
    print(f"{'all' if settled else 'NOT all'} had come {took:.1f} s after the end", flush=True)
    await asyncio.sleep(OFFERED)


def lost_on_the_way(table: Table) -> Iterator[str]:
    """What of a table did not come to everybody's screen just once and in order, a line each.

    Who was cut off was told how things stood when they came back, and may have missed an answer and single events:
    of them only the last view counts.
    """
    cut_off = {person.seat for person in table.people if person.cut_off}
    passed_over = {command.id for command in table.commands if command.seat in cut_off}
    yield from (f"{table.name}: {name} was refused" for name in table.refused if name not in passed_over)
    for command in table.commands:
        if command.id not in {*table.confirmed, *table.refused, *passed_over}:
            yield f"{table.name}: {command.id} was never confirmed"
    for person in table.people:
        if person.cut_off:
            continue
        at = f"{table.name}, {person.seat}"
        versions = [event.version for event in person.events]
        if versions != list(range(person.first + 1, person.first + 1 + len(versions))):
            yield f"{at}: the events shown have gaps, or come twice"
        shown = Counter(map(_what, person.events))
        for command in table.commands:
            if command.id in table.confirmed and shown[_wanted(command)] != 1:
                yield f"{at}: {command.id} was shown {shown[_wanted(command)]} times"
    views = [_view(person) for person in table.people]
    for name in PUBLIC:
        if any(view[name] != views[0][name] for view in views):
            yield f"{table.name}: the last views do not agree on {name}"


async def lost_in_the_store(data: Path, tables: Sequence[Table]) -> list[str]:
    """What the data file has otherwise than the people saw it, a line each; the server has ended."""
    store = SqliteStore(data)
    await store.start()
    try:
        return await lost_in(store, tables)
    finally:
        await store.close()


async def lost_in(store: Store, tables: Sequence[Table]) -> list[str]:
    """What a store has otherwise than the people saw it, a line each."""
    return [line for table in tables for line in _lost_in(table, await TableLog.read(table.name, store))]


def _lost_in(table: Table, log: TableLog | None) -> Iterator[str]:
    if log is None:
        yield f"{table.name}: the store has no such table"
        return
    asked_by = {command.id: _seat(command.seat) for command in table.commands}
    for name, version in table.confirmed.items():
        kept = log.outcome(request_fingerprint(log.table, asked_by[name], name))
        if kept != version:
            yield f"{table.name}: {name} led to version {version}, but to {kept} in the store"
    here = frozenset(_seat(person.seat) for person in table.people)
    for person in table.people:
        news = News((), TableNow(log.table, here), _seat(person.seat))
        replayed = json.loads(msgspec.json.encode(news.update()))["view"]
        for view in (replayed, shown := _view(person)):
            view["may"]["sure"] = None  # nobody has looked what could be claimed in the replay
        if replayed != shown:
            different = [name for name in shown if shown[name] != replayed.get(name)]
            yield f"{table.name}, {person.seat}: shown otherwise than the store has it: {', '.join(different)}"


def _what(event: Event) -> tuple[int, str, str]:
    return event.version, event.kind, event.call or event.card or ""


def _wanted(command: Command) -> tuple[int, str, str]:
    """The event that shows a command."""
    return command.seen + 1, "dealt" if command.kind == "next" else command.kind, command.what


def _view(person: Person) -> dict[str, Any]:
    view: dict[str, Any] = json.loads(person.latest)["view"]
    return view


def _seat(letter: str) -> Seat:
    return next(seat for seat in SEATS if seat.letter == letter)
