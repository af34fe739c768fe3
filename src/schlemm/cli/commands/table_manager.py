"""The command: its options, and how it ends."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import click

from schlemm.cli.commands.bid_games import filed_games
from schlemm.cli.help_pages import Command
from schlemm.cli.parameters import OneOf, Whole, refuse_together, shared_options
from schlemm.cli.run import INTERRUPTED
from schlemm.cli.speech import Speech
from schlemm.cli.system_words import reason_of
from schlemm.cli.trouble import FAILED, CommandError

if TYPE_CHECKING:
    from schlemm.cli.commands.manager_screen import ManagerScreen
    from schlemm.core.board.board import Board
    from schlemm.table_manager.fault import TableFault
    from schlemm.table_manager.manager import ManagedMatch, TableManager

PORT: Final = 2000
"""Where programs of the protocol look for a table manager."""


def command(speech: Speech) -> click.Command:
    """The command in this language."""

    def run(host: str, port: int, **options: Any) -> int:
        from schlemm.cli.commands.manager_screen import ManagerScreen

        refuse_together("deals", "seed")
        refuse_together("deals", "boards")
        match = managed_match(options)
        screen = ManagerScreen(speech, match, options["pbn"], as_json=options["as_json"])
        outcome = _held(Address(host, port), match, screen)
        screen.report(outcome.stopped)
        return outcome.exit_code

    return Command(speech, "table-manager", run, _parameters(speech))


@dataclass(frozen=True, slots=True)
class Address:
    """Where the table manager listens."""

    host: str
    port: int


@dataclass(frozen=True, slots=True)
class MatchOutcome:
    """How the match ended.

    Attributes:
        exit_code: How the process ends.
        stopped: Why it ended early; ``None`` if it did not, or somebody at the keyboard ended it.
    """

    exit_code: int = 0
    stopped: TableFault | None = None


def _parameters(speech: Speech) -> list[click.Parameter]:
    """The options, explained in this language."""

    def number(name: str, least: int, most: int, default: int | None) -> click.Option:
        text = speech.help(f"manager-{name}")
        return click.Option([f"--{name}"], type=Whole(least, most), default=default, metavar="N", help=text)

    def teams(name: str) -> click.Option:
        metavar, text = speech.help("metavar-team"), speech.help(f"manager-{name}")
        return click.Option([f"--{name}"], multiple=True, metavar=metavar, help=text)

    file = speech.help("metavar-file")
    pair = f"{speech.help('metavar-team')} {speech.help('metavar-team')}"
    return [
        click.Option(["--host"], default="127.0.0.1", metavar="IP", help=speech.help("manager-host")),
        number("port", 0, 65535, PORT),
        number("rooms", 1, 2, 1),
        number("boards", 1, 1000, 16),
        number("seed", 0, 2**64 - 1, None),
        click.Option(["--deals"], metavar=file, help=speech.help("manager-deals")),
        click.Option(["--teams"], nargs=2, metavar=pair, help=speech.help("manager-teams")),
        click.Option(
            ["--playing"], type=OneOf("imp", "mp"), default="imp", help=speech.help("manager-playing")
        ),
        teams("strip-alerts"),
        teams("slow-lines"),
        teams("no-timing"),
        number("patience", 1, 86_400, 180),
        number("wait", 1, 604_800, 3600),
        click.Option(["--pbn"], metavar=file, help=speech.help("manager-pbn")),
        *shared_options(speech),
    ]


def managed_match(options: dict[str, Any]) -> ManagedMatch:
    """What is played.

    Raises:
        Trouble: If there are no boards.
    """
    from schlemm.core.seats import BySide
    from schlemm.table_manager.dialect import Dialects
    from schlemm.table_manager.manager import ManagedMatch
    from schlemm.table_manager.messages import Scoring
    from schlemm.table_manager.seating import NO_TEAMS

    teams = options["teams"]
    return ManagedMatch(
        boards=managed_boards(options["deals"], options["boards"], options["seed"]),
        rooms=options["rooms"],
        teams=BySide(*teams) if teams else NO_TEAMS,
        scoring=Scoring.IMPS if options["playing"] == "imp" else Scoring.MATCHPOINTS,
        dialects=Dialects.of(options["strip_alerts"], options["slow_lines"], options["no_timing"]),
        patience=options["patience"],
        seating=options["wait"],
    )


def managed_boards(deals: str | None, count: int, seed: int | None) -> tuple[Board, ...]:
    """The boards: those of a PBN file, or those of ``schlemm match`` with the same seed.

    Raises:
        Trouble: If the file cannot be read, or has no whole deal.
    """
    from schlemm.bot_match.match import numbered_board

    if deals is None:
        chosen = secrets.randbelow(2**32) if seed is None else seed
        return tuple(numbered_board(chosen, number) for number in range(1, count + 1))
    boards = tuple(_filed_boards(deals))
    if not boards:
        raise CommandError("manager-no-deals", {"path": deals})
    return boards


def _filed_boards(path: str) -> list[Board]:
    """The boards of a file of which all four hands are known, each deal once."""
    from schlemm.core.board.board import Board
    from schlemm.core.conditions import Conditions
    from schlemm.core.deal import Deal
    from schlemm.core.seats import BySeat
    from schlemm.formats.pbn import PbnGame

    boards: dict[tuple[int, Deal], Board] = {}
    for game in filed_games(path):
        if not isinstance(game, PbnGame):
            continue
        hands = [hand for hand in game.hands if hand is not None]
        if len(hands) != 4:
            continue
        number = game.number or len(boards) + 1
        usual = Conditions.of_board(number)
        conditions = Conditions(game.dealer or usual.dealer, game.vulnerability or usual.vulnerability)
        deal = Deal(BySeat(*hands))
        boards[number, deal] = Board(number, conditions, deal)
    return list(boards.values())


def _held(address: Address, match: ManagedMatch, screen: ManagerScreen) -> MatchOutcome:
    """Hold the match, as far as it comes.

    Raises:
        Trouble: If the address cannot be had.
    """
    import asyncio

    from schlemm.table_manager.fault import TableFault
    from schlemm.table_manager.manager import TableManager

    async def hold() -> None:
        manager = TableManager(match, screen)
        screen.listening(address.host, await _opened(manager, address))
        await manager.hold()

    try:
        asyncio.run(hold())
    except TableFault as fault:
        return MatchOutcome(FAILED, fault)
    except KeyboardInterrupt:
        return MatchOutcome(INTERRUPTED)
    return MatchOutcome()


async def _opened(manager: TableManager, address: Address) -> int:
    """The port that the table manager listens at.

    Raises:
        Trouble: If the address cannot be had.
    """
    try:
        return await manager.open(address.host, address.port)
    except OSError as error:
        facts = {"host": address.host, "port": str(address.port), "detail": reason_of(error)}
        raise CommandError("manager-no-address", dict(facts), FAILED) from error
