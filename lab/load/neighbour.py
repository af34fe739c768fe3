"""How long people wait for their own turn alone, and beside many tables of another household.

``lab/load/load.py --bots --neighbour N`` opens the people's tables (one unless ``--tables`` says more) and lets them
play for ``--seconds``; then again beside N tables of three bots and a person who hardly thinks, all from one other
address. Both times they have a deal looked into every now and then as well. What is compared are whole waits, and how
often a rule of thumb stood in for a bot.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import time
from collections.abc import AsyncIterator, Sequence
from typing import Final
from urllib.parse import quote

from lab.load.crowd import AT_ONCE
from lab.load.serving import Processes, at
from lab.load.with_bots import BotTable, opened_with_bots

from schlemm.server.common.deal_sources import dealt_from

OWN, THEIRS = "127.0.0.2", "127.0.0.3"
"""Loopback addresses: each counts as a household of its own."""

MOST: Final = 1.5
"""Target: by how much longer the waits beside a neighbour may be."""

HASTE: Final = 0.05
"""Seconds that the people of the neighbour's tables think."""


async def beside_a_neighbour(address: str, processes: Processes, given: argparse.Namespace) -> list[BotTable]:
    """Measure both, and print what it comes to; return the tables of the people."""
    own = [await _begun(address, number, given, OWN) for number in range(given.tables)]
    others: list[BotTable] = []
    try:
        alone = await _phase(address, own, given)
        gate = asyncio.Semaphore(AT_ONCE)

        async def begin(number: int) -> BotTable:
            async with gate:
                return await _begun(address, 1000 + number, given, THEIRS)

        others = list(await asyncio.gather(*map(begin, range(given.neighbour))))
        async with _playing(others):
            await asyncio.sleep(3.0)  # all of them have something to think about
            used, start = processes.seconds(), time.perf_counter()
            beside = await _phase(address, own, given)
            now, took = processes.seconds(), time.perf_counter() - start
    finally:
        for table in [*own, *others]:
            await table.leave()
    if used is not None and now is not None:
        print(f"the server and its workers took {(now - used) / took:.0%} of one core beside the neighbour")
    for name, before, after in zip(("own turn", "analysis"), alone, beside, strict=True):
        for label, share in (("median", 0.5), ("95 %", 0.95)):
            one, other = at(sorted(before), share), at(sorted(after), share)
            told = "reached" if other <= MOST * one else "MISSED"
            print(
                f"{name}, {label:6}  alone {one:6.2f} s of {len(before)}   beside {other:6.2f} s of {len(after)}   "
                f"{other / one:5.2f} times, target {MOST} {told}"
            )
    print(f"the neighbour's people acted {sum(len(table.commands) for table in others)} times")
    print(f"rules of thumb met: {sum(table.stand_ins for table in own)}")
    return own


async def _begun(address: str, number: int, given: argparse.Namespace, household: str) -> BotTable:
    table = await asyncio.to_thread(opened_with_bots, address, number, given, household)
    await table.come(address)
    await table.own_turn()
    return table


@contextlib.asynccontextmanager
async def _playing(tables: Sequence[BotTable]) -> AsyncIterator[None]:
    """Have them play for as long as the block lasts."""
    playing = [asyncio.create_task(table.play_on(HASTE, float("inf"))) for table in tables]
    try:
        yield
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def _phase(
    address: str, own: Sequence[BotTable], given: argparse.Namespace
) -> tuple[list[float], list[float]]:
    """Let people play for so long; how long they waited for their turn, and for an analysis."""
    for table in own:
        table.waits.clear()
    until = time.perf_counter() + given.seconds
    analyses: list[float] = []
    looking = asyncio.create_task(_look_into_deals(address, until, given.pace, analyses))
    await asyncio.gather(*(table.play_on(given.pace, until) for table in own))
    await looking
    waits = [wait.came - wait.sent for table in own for wait in table.waits]
    return waits or [0.0], analyses or [0.0]


async def _look_into_deals(address: str, until: float, pace: float, took: list[float]) -> None:
    deals = dealt_from(int(until))  # each another one: a worker knows what it has just solved
    while time.perf_counter() < until:
        deal, begun = str(deals()), time.perf_counter()
        await asyncio.to_thread(_looked_into, address, deal)
        took.append(time.perf_counter() - begun)
        await asyncio.sleep(pace)


def _looked_into(address: str, deal: str) -> None:
    host, _, port = address.partition(":")
    line = http.client.HTTPConnection(host, int(port), timeout=120, source_address=(OWN, 0))
    try:
        line.request("POST", f"/api/analysis/table?deal={quote(deal)}")
        answer = line.getresponse()
        answer.read()
        if answer.status != 200:
            raise RuntimeError(f"an analysis was answered with {answer.status}")
    finally:
        line.close()
