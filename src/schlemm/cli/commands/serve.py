"""``schlemm serve``: starts the server, says where it is, and explains why it cannot."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from schlemm.cli.buses import bus_code, named_bus
from schlemm.cli.configuration.command import ConfiguredCommand
from schlemm.cli.configuration.configurable import configuration_options
from schlemm.cli.installed import require_extra
from schlemm.cli.parameters import OneOf, Whole, shared_options
from schlemm.cli.speech import Speech
from schlemm.cli.stores import database_code, named_store
from schlemm.cli.system_words import reason_of, root_of
from schlemm.cli.trouble import FAILED, CommandError

if TYPE_CHECKING:
    from schlemm.core.sentence import Fact
    from schlemm.server.app.joining import Backing
    from schlemm.server.app.operation import Operation
    from schlemm.server.app.run import Serving
    from schlemm.server.common.errors import ServeError
    from schlemm.store.location import StoreLocation

PORT: Final = 8000
LAST_PORT: Final = 65535

BOTS: Final = ("own", "bus")
"""Who thinks for the bots: processes of this machine, or those of others, asked over the bus."""
BACKING: Final = ("data", "store", "bus", "bots")
"""Options about what the server stands on."""

LONGEST_DRAIN: Final = 3600
"""Seconds for which a server may go on after it was asked to end."""

KEPT: Final = 30
"""Days for which games without a call are kept …"""

LONGEST_KEPT: Final = 36_500
"""… and for which they can be."""

OF_STORE: Final = "store-"
"""What the codes of errors begin with that are about a database …"""

OF_BUS: Final = "bus-"
"""… and that are about a bus."""


def command(speech: Speech) -> click.Command:
    """The command in this language."""

    def run(
        host: str,
        port: int,
        browser: bool,
        seed: int | None,
        as_json: bool,
        **more: Any,
    ) -> None:
        require_extra("server")
        from schlemm.server.app.run import serve
        from schlemm.server.common.errors import ServeError

        def announce(serving: Serving) -> None:
            if as_json:
                _print_json(serving)
            else:
                click.echo("\n".join(announcement(speech, serving)))

        try:
            backing = _backing(**{name: more.pop(name) for name in BACKING})
            operation = _operation(**more)
            serve(
                backing, host, port, open_browser=browser, seed=seed, announce=announce, operation=operation
            )
        except ServeError as error:
            raise trouble(error) from error

    places, usual = (("data", "store"),), {"data": _usual_data}
    return ConfiguredCommand(speech, "serve", run, options(speech), instead=places, usual=usual)


def options(speech: Speech) -> list[click.Parameter]:
    """What can be said to it."""
    return [
        click.Option(["--data"], metavar=speech.help("metavar-file"), help=speech.help("serve-data")),
        click.Option(["--store"], metavar=speech.help("metavar-address"), help=speech.help("serve-store")),
        click.Option(["--bus"], metavar=speech.help("metavar-address"), help=speech.help("serve-bus")),
        click.Option(
            ["--bots"],
            type=OneOf(*BOTS),
            default=BOTS[0],
            help=speech.help("serve-bots"),
        ),
        click.Option(["--host"], default="127.0.0.1", metavar="HOST", help=speech.help("serve-host")),
        click.Option(
            ["--port"],
            type=Whole(0, LAST_PORT),
            default=PORT,
            metavar="N",
            help=speech.help("serve-port"),
        ),
        click.Option(
            ["--proxy"],
            multiple=True,
            metavar=speech.help("metavar-address"),
            help=speech.help("serve-proxy"),
        ),
        *operation_options(speech),
        click.Option(["--open/--no-open", "browser"], help=speech.help("serve-open")),
        click.Option(["--seed"], type=Whole(0, 2**64 - 1), metavar="N", help=speech.help("serve-seed")),
        *configuration_options(speech),
        *shared_options(speech),
    ]


def _backing(data: str | None, store: str | None, bus: str | None, bots: str) -> Backing:
    """Where events are to be kept, on which bus the servers speak, and who thinks for the bots.

    Raises:
        CommandError: If both ways to say the first are used, an address is none, or bots are asked over no bus.
    """
    from schlemm.server.app.joining import Backing

    if bus is None and bots == BOTS[1]:
        raise CommandError("serve-bots-without-bus")
    return Backing(_location(data, store), None if bus is None else named_bus(bus), bots == BOTS[1])


def operation_options(speech: Speech) -> list[click.Parameter]:
    """What operators say to it."""
    return [
        click.Option(["--ops"], metavar="HOST:PORT", help=speech.help("serve-ops")),
        click.Option(
            ["--drain"], type=Whole(0, LONGEST_DRAIN), default=0, metavar="N", help=speech.help("serve-drain")
        ),
        click.Option(
            ["--prune-after"],
            type=Whole(0, LONGEST_KEPT),
            default=KEPT,
            metavar="N",
            help=speech.help("serve-prune-after"),
        ),
        click.Option(["--log"], type=OneOf("text", "json"), default="text", help=speech.help("serve-log")),
    ]


def _location(data: str | None, store: str | None) -> StoreLocation:
    """Where events are to be kept.

    Raises:
        CommandError: If both ways to say it are used, or the address is none.
    """
    from schlemm.store.location import SqliteFile

    if store is None:
        return SqliteFile(default_data() if data is None else Path(data).expanduser())
    if data is not None:
        raise CommandError("serve-two-stores")
    return named_store(store)


def _operation(proxy: tuple[str, ...], ops: str | None, drain: int, prune_after: int, log: str) -> Operation:
    """How the server is to be run among other programs."""
    from schlemm.server.app.operation import Operation

    return Operation(proxy, ops, drain, log_as_json=log == "json", prune_after=prune_after)


def default_data() -> Path:
    """Where programs keep the data of their user on this system."""
    from platformdirs import user_data_path

    return user_data_path("schlemm", appauthor=False) / "schlemm.db"


def _usual_data() -> str:
    require_extra("server")
    return str(default_data())


def announcement(speech: Speech, serving: Serving) -> tuple[str, ...]:
    """What to tell once the server answers: the address alone in its line's end, the data file, what is amiss."""
    return (
        speech.say("cli-serving", {"address": serving.address}),
        speech.say("cli-serving-data", {"path": serving.place}),
        *([speech.say("cli-serving-ops", {"address": serving.ops})] if serving.ops else []),
        speech.say("cli-serving-end"),
        *([] if serving.solves else [speech.say("cli-serving-unsolved")]),
        *([speech.say("cli-serving-lost", {"names": ", ".join(serving.lost)})] if serving.lost else []),
    )


def _print_json(serving: Serving) -> None:
    """The same for a program, which reads the line while the server goes on."""
    from schlemm.cli import paper

    told = {"address": serving.address, "host": serving.host, "port": serving.port, "data": serving.place}
    paper.print_json({**told, "lost": list(serving.lost), "solves": serving.solves, "ops": serving.ops})


def trouble(error: ServeError) -> CommandError:
    """Why the server does not run, with what helps."""
    facts: dict[str, Fact] = {**error.facts, "detail": reason_of(root_of(error))}
    port = facts.get("port")
    if isinstance(port, int):
        facts["next"] = str(port + 1 if port < LAST_PORT else PORT)
        facts["port"] = str(port)  # a number of its own kind: never written with dots for thousands
    if error.code.startswith(OF_STORE):
        code = database_code(error.code.removeprefix(OF_STORE))
        return CommandError(code, {**facts, "said": error.detail}, FAILED)
    if error.code.startswith(OF_BUS):
        code = bus_code(error.code.removeprefix(OF_BUS))
        return CommandError(code, {**facts, "said": error.detail}, FAILED)
    return CommandError(f"serve-{error.code}", facts, FAILED)
