"""``schlemm match``: two bidders bid the same boards at two tables, scored double dummy."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from schlemm.cli.commands import Command
from schlemm.cli.parameters import Whole, shared
from schlemm.cli.speech import Speech
from schlemm.cli.trouble import BAD_INPUT, FAILED, Trouble, path_code

if TYPE_CHECKING:
    from schlemm.cli.match_report import Match, Stop
    from schlemm.dd.solver import TableSolver
    from schlemm.tournament.bidding_result import BoardResult
    from schlemm.tournament.bidding_workers import MatchPlan


def command(speech: Speech) -> click.Command:
    """The command in this language."""

    def run(a: str, b: str, boards: int, seed: int | None, **options: Any) -> int:
        from schlemm.cli import match_report

        if not options["bid_only"]:
            raise Trouble("match-bid-only")
        a, b = bidder_named(a), bidder_named(b)
        names = introduced(speech, a, options["patience"]), introduced(speech, b, options["patience"])
        plan = plan_of(a, b, boards, seed, options["patience"])
        if options["pbn"] is not None:
            check_file(options["pbn"])
        match = played(plan, names, jobs_of(options["jobs"]), options["tables"])
        if options["pbn"] is not None:
            write_pbn(options["pbn"], match)
        if options["as_json"]:
            match_report.print_json(match, options["worst"])
        else:
            match_report.print_report(speech, match, options["worst"])
        return match_report.exit_code(match.stop)

    return Command(speech, "match", run, parameters(speech))


def parameters(speech: Speech) -> list[click.Parameter]:
    """The arguments and options, explained in this language."""

    def number(name: str, least: int, most: int, default: int | None = None) -> click.Option:
        kind = Whole(least, most)
        return click.Option(
            [f"--{name}"], type=kind, default=default, metavar="N", help=speech.help(f"match-{name}")
        )

    return [
        click.Argument(["a"], metavar="A", help=speech.help("match-a")),
        click.Argument(["b"], metavar="B", help=speech.help("match-b")),
        number("boards", 1, 1_000_000, 100),
        number("seed", 0, 2**64 - 1),
        click.Option(["--bid-only"], is_flag=True, help=speech.help("match-bid-only")),
        number("jobs", 1, 64),
        number("patience", 1, 3600, 30),
        number("worst", 0, 1000, 10),
        click.Option(["--pbn"], metavar=speech.help("metavar-file"), help=speech.help("match-pbn")),
        click.Option(["--tables"], metavar=speech.help("metavar-file"), help=speech.help("match-tables")),
        *shared(speech),
    ]


def bidder_named(text: str) -> str:
    """The bidder's name as it was typed, or that of the system in the file that was.

    Raises:
        Trouble: If the file holds no system.
    """
    from schlemm.bots.external.bidder import PREFIX
    from schlemm.cli.systems import system_asked_for

    if text.startswith(PREFIX) or not text.endswith(".json"):
        return text
    return system_asked_for(text).system


def introduced(speech: Speech, name: str, patience: int) -> str:
    """What the bidder of this name calls itself; a foreign program is started once and greeted.

    Raises:
        Trouble: If there is no such bot, or the program does not answer as it should.
    """
    from schlemm.bidding.agreements import UnknownSystem
    from schlemm.bots.external.fault import ExternalFault, FaultCode
    from schlemm.bots.registry import UnknownBot
    from schlemm.cli.bidders import greeting

    try:
        return greeting(name, patience)
    except (UnknownBot, UnknownSystem) as error:
        if isinstance(error, UnknownSystem) and error.part != name:
            facts = {"name": name, "part": error.part, "known": ", ".join(error.known)}
            raise Trouble("system-unknown", dict(facts)) from error
        raise Trouble("match-unknown-bidder", {"name": name, "known": ", ".join(error.known)}) from error
    except ExternalFault as fault:
        what = speech.say(f"match-fault-{fault.code.value}")
        facts = {"command": name, "what": what, "detail": fault.said or "–"}
        code = BAD_INPUT if fault.code is FaultCode.NOT_STARTED else FAILED
        raise Trouble("match-not-started", dict(facts), code) from fault


def jobs_of(jobs: int | None) -> int:
    """How many processes: one for each core unless somebody says otherwise."""
    import os

    return jobs or os.cpu_count() or 1


def plan_of(a: str, b: str, boards: int, seed: int | None, patience: int) -> MatchPlan:
    """What is to be bid; without a seed chance chooses one, and the report names it."""
    import secrets
    from functools import partial

    from schlemm.cli.bidders import blame, open_bidder
    from schlemm.tournament.bidding_workers import MatchPlan

    chosen = secrets.randbelow(2**32) if seed is None else seed
    return MatchPlan(a, b, boards, chosen, partial(open_bidder, patience=patience), blame)


def played(plan: MatchPlan, names: tuple[str, str], jobs: int, tables: str | None) -> Match:
    """The match, as far as it comes: Ctrl-C and whatever breaks down leave what was played.

    Raises:
        Trouble: If it breaks down before the first board.
    """
    from schlemm.cli.match_report import Match, Stop
    from schlemm.cli.match_tables import remembering
    from schlemm.dd.native import NativeSolver
    from schlemm.dd.solver import SolverError
    from schlemm.tournament.bidding_workers import WorkerLost

    results: list[BoardResult] = []
    stop: Stop | None = None
    try:
        with NativeSolver(jobs) as native, remembering(native, tables) as solver:
            for result in told(results_of(plan, solver, jobs), plan.boards):
                results.append(result)  # noqa: PERF402 - what is there when it breaks down is kept
    except KeyboardInterrupt:
        stop = Stop("interrupted")
    except SolverError as error:
        stop = Stop("solver", f"{error.reason}: {error.detail}")
    except WorkerLost as error:
        stop = Stop("worker", str(error))
    if results:
        return Match(plan, names, tuple(results), stop)
    if stop is None or stop.code == "interrupted":
        raise click.Abort
    raise Trouble(f"match-nothing-{stop.code}", {"detail": stop.detail}, FAILED)


def results_of(plan: MatchPlan, solver: TableSolver, jobs: int) -> Iterator[BoardResult]:
    """The boards as they are finished, in their order."""
    from contextlib import closing

    from schlemm.tournament.bidding_match import until_hopeless
    from schlemm.tournament.bidding_result import score_boards
    from schlemm.tournament.bidding_workers import auctions

    with closing(auctions(plan, jobs)) as bids:
        yield from score_boards(until_hopeless(bids), solver)


def told(results: Iterable[BoardResult], boards: int) -> Iterator[BoardResult]:
    """The same, with a line on standard error that counts them where somebody is looking."""
    for count, result in enumerate(results, start=1):
        if sys.stderr.isatty():
            click.echo(f"\r{count}/{boards}" + ("\n" if count == boards else ""), err=True, nl=False)
        yield result


def check_file(name: str) -> None:
    """See before the match whether the file can be written, so that nobody plays a long one in vain.

    What is in it stays until there is something better.

    Raises:
        Trouble: If it cannot be written.
    """
    try:
        Path(name).expanduser().open("ab").close()
    except OSError as error:
        raise no_file(name, error) from error


def write_pbn(name: str, match: Match) -> None:
    """Write all boards to the file.

    Raises:
        Trouble: If it cannot be written.
    """
    from schlemm.cli.match_report import pbn_of

    try:
        Path(name).expanduser().write_bytes(pbn_of(match))
    except OSError as error:
        raise no_file(name, error) from error


def no_file(name: str, error: OSError) -> Trouble:
    """Why the file cannot be written."""
    return Trouble("match-no-file", {"path": name, "detail": error.strerror or str(error)}, path_code(error))
