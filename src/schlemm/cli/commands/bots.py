"""``schlemm bots``: processes of this machine that answer what servers ask bots over a bus."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Final

import click

from schlemm import __version__
from schlemm.cli.buses import bus_trouble_said, named_bus
from schlemm.cli.help_pages import Command
from schlemm.cli.parameters import Whole, shared_options
from schlemm.cli.speech import Speech
from schlemm.cli.trouble import FAILED, CommandError

if TYPE_CHECKING:
    from schlemm.bots.workers.bot_machine import BotMachine
    from schlemm.bus.location import NatsServers

MOST: Final = 1024
"""How many processes there may be at most."""


def command(speech: Speech) -> click.Command:
    """The command in this language."""

    def run(bus: str | None, workers: int | None, as_json: bool) -> None:
        from schlemm.bus.bus import BusTrouble
        from schlemm.server.network.log_lines import counted_log
        from schlemm.workers.process import WorkerFault

        if bus is None:
            raise CommandError("bots-no-bus")
        servers = named_bus(bus)

        def announce(kind: str, size: int) -> None:
            _announce(speech, servers.place, kind, size, as_json=as_json)

        try:
            with counted_log():
                asyncio.run(_answering(servers, workers, announce))
        except BusTrouble as error:
            raise bus_trouble_said(error) from error
        except WorkerFault as fault:
            raise CommandError("serve-no-workers", {}, FAILED) from fault

    return Command(speech, "bots", run, options(speech))


def options(speech: Speech) -> list[click.Parameter]:
    """What can be said to it."""
    return [
        click.Option(["--bus"], metavar=speech.help("metavar-address"), help=speech.help("bots-bus")),
        click.Option(["--workers"], type=Whole(1, MOST), metavar="N", help=speech.help("bots-workers")),
        *shared_options(speech),
    ]


async def _answering(servers: NatsServers, workers: int | None, announce: Callable[[str, int], None]) -> None:
    """Answer until somebody ends it, then finish what is begun."""
    with _asked_to_end() as ended:
        async with _machine(servers, workers) as (machine, size):
            announce(machine.kind, size)
            await ended.wait()


@asynccontextmanager
async def _machine(servers: NatsServers, workers: int | None) -> AsyncIterator[tuple[BotMachine, int]]:
    """A machine that answers for as long as the block lasts, and how many processes it has."""
    from schlemm.bots.workers.bot_machine import BotMachine
    from schlemm.bots.workers.kind import bot_kind
    from schlemm.bots.workers.pool import PoolExecutor, usual_size
    from schlemm.bus.nats_bus import NatsBus

    size = workers or usual_size()
    bus, pool = NatsBus(servers, "schlemm bots"), PoolExecutor(size)
    await bus.start()
    try:
        await pool.start()
        machine = BotMachine(bus, pool, size, bot_kind(__version__))
        await machine.start()
        try:
            yield machine, size
        finally:
            await machine.close()
    finally:
        await pool.close()
        await bus.close()


@contextmanager
def _asked_to_end() -> Iterator[asyncio.Event]:
    """An event that is set once somebody asks for the end."""
    from schlemm.workers.signals import ending_signals

    ended, loop = asyncio.Event(), asyncio.get_running_loop()
    before = {
        name: signal.signal(name, lambda *_: loop.call_soon_threadsafe(ended.set))
        for name in ending_signals()
    }
    try:
        yield ended
    finally:
        for name, handler in before.items():
            signal.signal(name, handler)


def _announce(speech: Speech, place: str, kind: str, size: int, *, as_json: bool) -> None:
    """Tell that questions are answered from now on."""
    from schlemm.dd.inside import can_solve

    solves = can_solve()
    if as_json:
        from schlemm.cli import paper

        paper.print_json({"bus": place, "kind": kind, "workers": size, "solves": solves})
        return
    click.echo(speech.say("cli-bots-answering", {"place": place, "kind": kind, "count": size}))
    click.echo(speech.say("cli-serving-end"))
    if not solves:
        click.echo(speech.say("cli-bots-unsolved"))
