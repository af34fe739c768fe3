"""The command: its options, the bot at each seat, and how it ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import click

from schlemm.cli.commands.match import introduce, player_named
from schlemm.cli.help_pages import Command
from schlemm.cli.parameters import Whole, shared_options
from schlemm.cli.run import INTERRUPTED
from schlemm.cli.speech import Speech
from schlemm.cli.system_words import reason_of
from schlemm.cli.trouble import FAILED, CommandError

if TYPE_CHECKING:
    from schlemm.bot_match.contestants import Contestant, Player
    from schlemm.core.action import Action
    from schlemm.core.seats import Seat
    from schlemm.core.view import Public, View
    from schlemm.table_manager.client import ClientTerms
    from schlemm.table_manager.messages import CallNote
    from schlemm.table_manager.seat_player import SeatPlayer

LONGEST_NOTE: Final = 300
"""Characters of an explanation."""
PATIENCE: Final = 30
"""Seconds that a foreign program has for an answer."""


@dataclass(frozen=True, slots=True)
class ClientOptions:
    """What the command was asked for.

    Attributes:
        bot: The player's name.
        seats: Where it sits.
        team: What it is called.
        opponents: The name of the opponents' system; empty if nobody knows.
        alerts: Whether artificial calls are alerted, with what they show.
        terms: Where the table manager is.
    """

    bot: str
    seats: tuple[Seat, ...]
    team: str
    opponents: str
    alerts: bool
    terms: ClientTerms


def command(speech: Speech) -> click.Command:
    """The command in this language."""

    def run(bot: str, as_json: bool, **options: Any) -> int:
        import asyncio

        from schlemm.cli.match_report.players import open_player
        from schlemm.table_manager.fault import TableFault, TableFaultCode

        wanted = _options(player_named(bot), options)
        introduce(speech, wanted.bot, PATIENCE)
        try:
            with open_player(wanted.bot, PATIENCE) as contestant:
                players = asyncio.run(_all_played(wanted, contestant))
        except KeyboardInterrupt:
            return INTERRUPTED
        except TableFault as fault:
            seat = "" if fault.seat is None else speech.profile.letters.seat(fault.seat.letter)
            facts = {"detail": fault.detail or "–", "seat": seat, "board": str(fault.board or "")}
            silent = "" if fault.detail or fault.code is not TableFaultCode.GONE else "-silent"
            raise CommandError(f"client-fault-{fault.code.value}{silent}", dict(facts), FAILED) from fault
        except OSError as error:
            raise _unreachable(wanted.terms, error) from error
        _told(speech, players, as_json=as_json)
        return 0

    return Command(speech, "table-client", run, _parameters(speech))


def _parameters(speech: Speech) -> list[click.Parameter]:
    """The arguments and options, call_note in this language."""

    def text(name: str, default: str, metavar: str) -> click.Option:
        return click.Option(
            [f"--{name}"], default=default, metavar=metavar, help=speech.help(f"client-{name}")
        )

    def number(name: str, least: int, most: int, default: int) -> click.Option:
        kind = Whole(least, most)
        return click.Option(
            [f"--{name}"], type=kind, default=default, metavar="N", help=speech.help(f"client-{name}")
        )

    return [
        click.Argument(["bot"], metavar="BOT", help=speech.help("client-bot")),
        text("host", "127.0.0.1", speech.help("metavar-address")),
        number("port", 1, 65535, 2000),
        text("seats", "NS", "NS|EW|NESW"),
        text("team", "Schlemm", speech.help("metavar-team")),
        text("opponents", "", "SYSTEM"),
        number("protocol", 18, 19, 18),
        click.Option(["--no-alerts"], is_flag=True, help=speech.help("client-no-alerts")),
        number("wait", 0, 86_400, 10),
        *shared_options(speech),
    ]


def _options(bot: str, options: dict[str, Any]) -> ClientOptions:
    """What was asked for.

    Raises:
        Trouble: If there is no such seat or system.
    """
    from schlemm.cli.systems import system_asked_for
    from schlemm.core.seats import SEATS
    from schlemm.table_manager.client import ClientTerms

    letters = options["seats"].upper()
    seats = tuple(seat for seat in SEATS if seat.letter in letters)
    if len(seats) != len(letters) or not seats:
        raise CommandError("client-no-seats", {"text": options["seats"]})
    opponents = options["opponents"]
    terms = ClientTerms(options["host"], options["port"], options["protocol"], wait=options["wait"])
    system = system_asked_for(opponents).system if opponents else ""
    return ClientOptions(bot, seats, options["team"], system, not options["no_alerts"], terms)


async def _all_played(wanted: ClientOptions, contestant: Contestant) -> list[SeatPlayer]:
    """Play the session at all seats; one that ends early ends all.

    Raises:
        TableFault: If the table manager breaks off, or says what cannot be.
        OSError: If it cannot be reached.
    """
    import asyncio
    from concurrent.futures import ThreadPoolExecutor

    from schlemm.core.seats import BySide
    from schlemm.table_manager.client import play_session
    from schlemm.table_manager.fault import TableFault
    from schlemm.table_manager.seat_player import SeatPlayer

    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(1) as pool:  # one player acts for all its seats, one after the other

        async def choose(view: View) -> Action:
            return await loop.run_in_executor(pool, _chosen, contestant.player, view)

        players = [
            SeatPlayer(
                seat,
                wanted.team,
                BySide(wanted.opponents, wanted.opponents).put(seat.side, contestant.system),
            )
            for seat in wanted.seats
        ]
        explain = call_note if wanted.alerts else no_note
        try:
            async with asyncio.TaskGroup() as group:
                sessions = [
                    group.create_task(play_session(player, wanted.terms, choose, explain))
                    for player in players
                ]
        except* (TableFault, OSError) as errors:
            raise errors.exceptions[0] from None
        return [session.result() for session in sessions]


def _chosen(player: Player, view: View) -> Action:
    """What the player does; where it fails, something sensible."""
    from schlemm.bots.simple import SensibleAction

    try:
        return player.act(view)
    except Exception:  # a match goes on, whatever is wrong with a player
        return SensibleAction(view).run()


def call_note(public: Public, index: int) -> CallNote | None:
    """What a call of ours means, in English, if it is to be alerted."""
    from schlemm.bidding.explanation.explain import explain
    from schlemm.cli.commands.book import Book
    from schlemm.cli.systems import NamedSystem
    from schlemm.i18n.profile import profile_named
    from schlemm.table_manager.format import ascii_text
    from schlemm.table_manager.messages import CallNote

    explanation = explain(public, index)
    if not explanation.artificial:
        return None
    book = Book(Speech(profile_named("en")), NamedSystem(""))
    text = ascii_text(" ".join(map(book.said, explanation.sentences)))
    return CallNote(True, text[:LONGEST_NOTE])


def no_note(public: Public, index: int) -> CallNote | None:
    """Nothing, for servers that read calls without alerts only."""


def _unreachable(terms: ClientTerms, error: OSError) -> CommandError:
    facts = {"host": terms.host, "port": str(terms.port), "detail": reason_of(error)}
    return CommandError("client-no-manager", dict(facts), FAILED)


def _told(speech: Speech, players: list[SeatPlayer], *, as_json: bool) -> None:
    """Tell that the session is over."""
    from schlemm.cli import paper

    teams = next((player.teams for player in players if player.teams is not None), None)
    first, second = ("", "") if teams is None else teams
    if as_json:
        paper.print_json({"teams": [first, second], "seats": [player.seat.letter for player in players]})
        return
    click.echo(speech.say("client-over", {"first": first, "second": second}))
