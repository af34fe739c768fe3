"""Whatever a stranger sends, a neighbour plays on: attacks on a live server, and what they cost somebody at a table."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

import pytest
from tests.integration.attacks import ATTACKS, Player, browser, line, opened
from tests.integration.test_process import HERE_BUILT, Server, server

ROOT: Final = Path(__file__).resolve().parents[2]

pytestmark = [HERE_BUILT, pytest.mark.hostile, pytest.mark.exhaustive]

COMMANDS: Final = 40
"""How many calls and cards of the neighbour are looked at: a robber of four has some more."""

TIMES: Final = 2
"""How many times as much loop time as without an attack 95 of 100 of them may take."""

FLOOR: Final = 0.004
"""Seconds that count as nothing: what a tick of the system's clock or a collection of garbage may add by chance."""

NEIGHBOUR: Final = "127.0.0.2"
"""Another household than the strangers'."""


class LoopTime:
    """The processor time that the threads of a server's own process take: its loop, and whoever holds its lock.

    Args:
        pid: The process.
    """

    def __init__(self, pid: int) -> None:
        self._threads = Path(f"/proc/{pid}/task")

    def seconds(self) -> float:
        """Return the seconds used so far."""
        total = 0
        for thread in self._threads.iterdir():
            with suppress(OSError):  # it has ended meanwhile
                total += int((thread / "schedstat").read_text().split()[0])
        return total / 1e9


async def loop_times(at: Server) -> list[float]:
    """How much loop time goes by from each call or card of a neighbour until it is done, in seconds."""
    used, found = LoopTime(at.process.pid), list[float]()
    async with (
        browser(at.address, NEIGHBOUR) as person,
        line(at.address, person, await opened(person), NEIGHBOUR) as wire,
    ):
        player = Player(wire)
        for _ in range(COMMANDS):
            await player.own_turn()
            before = used.seconds()
            await player.done()
            found.append(used.seconds() - before)
    return found


def most(times: list[float]) -> float:
    """What 95 of 100 do not exceed."""
    return sorted(times)[int(0.95 * len(times))]


@asynccontextmanager
async def attacked(name: str, at: Server) -> AsyncIterator[None]:
    """A server that is attacked for the length of the block."""
    command = [sys.executable, "-m", "tests.integration.attacks", name, at.address]
    attack = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stderr=asyncio.subprocess.PIPE)
    telling = asyncio.ensure_future(attack.communicate())
    try:
        yield
        assert attack.returncode is None, (await telling)[1].decode()
    finally:
        with suppress(ProcessLookupError):
            attack.kill()
        await telling


@pytest.mark.parametrize("name", ATTACKS)
async def test_an_attack_costs_a_neighbour_no_more_than_as_much_again(name: str, tmp_path: Path) -> None:
    """While a stranger does their worst, 95 % of a neighbour's calls and cards take at most twice the loop time."""
    async with server(tmp_path / "played.db") as at:
        await loop_times(at)  # what is loaded once is loaded then
        alone = most(await loop_times(at))
        async with attacked(name, at):
            beside = most(await loop_times(at))
        assert beside <= max(TIMES * alone, FLOOR), (name, alone, beside)
