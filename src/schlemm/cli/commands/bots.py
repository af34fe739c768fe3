"""``schlemm bots``: processes of this machine that answer what servers ask bots over a bus."""

from __future__ import annotations

from typing import Final

import click

from schlemm import __version__
from schlemm.cli.buses import bus_trouble_said, named_bus
from schlemm.cli.configuration.command import ConfiguredCommand
from schlemm.cli.configuration.configurable import configuration_options
from schlemm.cli.parameters import Whole, shared_options
from schlemm.cli.speech import Speech
from schlemm.cli.trouble import FAILED, CommandError

MOST: Final = 1024
"""How many processes there may be at most."""


def command(speech: Speech) -> click.Command:
    """The command in this language."""

    def run(bus: str | None, workers: int | None, as_json: bool) -> None:
        if bus is None:
            raise CommandError("bots-no-bus")
        location = named_bus(bus)
        from schlemm.bots.workers.bot_service import answer_on_bus
        from schlemm.bots.workers.kind import bot_kind
        from schlemm.bots.workers.pool import usual_size
        from schlemm.bus.bus import BusTrouble
        from schlemm.server.network.log_lines import counted_log
        from schlemm.workers.process import WorkerFault

        size, kind = workers or usual_size(), bot_kind(__version__)

        def announce() -> None:
            _announce(speech, location.place, kind, size, as_json=as_json)

        try:
            with counted_log():
                answer_on_bus(location, size, kind, announce)
        except BusTrouble as trouble:
            raise bus_trouble_said(trouble) from trouble
        except WorkerFault as fault:
            raise CommandError("serve-no-workers", {}, FAILED) from fault

    return ConfiguredCommand(speech, "bots", run, _options(speech))


def _options(speech: Speech) -> list[click.Parameter]:
    """What can be said to it."""
    return [
        click.Option(["--bus"], metavar=speech.help("metavar-address"), help=speech.help("bots-bus")),
        click.Option(["--workers"], type=Whole(1, MOST), metavar="N", help=speech.help("bots-workers")),
        *configuration_options(speech),
        *shared_options(speech),
    ]


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
