"""``schlemm match``: two contestants bid and play the same boards at two tables."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from schlemm.cli.clusters import cluster_asked_for, cluster_option, cluster_trouble
from schlemm.cli.help_pages import Command
from schlemm.cli.installed import require_extra
from schlemm.cli.parameters import Whole, refuse_together, shared_options, typed_parameters
from schlemm.cli.speech import Speech
from schlemm.cli.system_words import reason_of
from schlemm.cli.trouble import FAILED, CommandError, path_code

if TYPE_CHECKING:
    from schlemm.bot_match.match import MatchTerms
    from schlemm.bot_match.result import BoardResult
    from schlemm.bot_match.workers import MatchPlan
    from schlemm.bots.external.fault import ExternalFault
    from schlemm.cli.match_report.players import Introduced
    from schlemm.cli.match_report.report import MatchReport, MatchStop
    from schlemm.dd.solver import TableSolver
    from schlemm.workers.workplace import Workplace

LIMIT: Final = 60
"""Seconds after which any player is taken to hang, beside the patience that programs are started and asked with."""


def command(speech: Speech) -> click.Command:
    """The command in this language."""

    def run(a: str, b: str, boards: int, seed: int | None, **options: Any) -> int:
        require_extra("native")
        from schlemm.cli.match_report.json_line import print_match_json
        from schlemm.cli.match_report.page import print_match_page
        from schlemm.cli.match_report.report import exit_code

        check_patience(a, b)
        refuse_together("jobs", "cluster")
        terms = terms_of(options["patience"], bid_only=options["bid_only"], costs=options["costs"])
        a, b = player_named(a), player_named(b)
        players = introduce(speech, a, options["patience"]), introduce(speech, b, options["patience"])
        plan = plan_of(a, b, boards, seed, options["patience"], terms)
        if options["pbn"] is not None:
            check_file(options["pbn"])
        with cluster_asked_for(options["cluster"]) as place:
            match = _played(plan, players, place or jobs_of(options["jobs"]), options["tables"])
        if options["pbn"] is not None:
            _write_pbn(options["pbn"], match)
        if options["as_json"]:
            print_match_json(match, options["worst"])
        else:
            print_match_page(speech, match, options["worst"])
        return exit_code(match.stop)

    return Command(speech, "match", run, _parameters(speech))


def _parameters(speech: Speech) -> list[click.Parameter]:
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
        click.Option(["--costs"], is_flag=True, help=speech.help("match-costs")),
        number("jobs", 1, 64),
        cluster_option(speech),
        number("patience", 1, 3600, 30),
        number("worst", 0, 1000, 10),
        click.Option(["--pbn"], metavar=speech.help("metavar-file"), help=speech.help("match-pbn")),
        click.Option(["--tables"], metavar=speech.help("metavar-file"), help=speech.help("match-tables")),
        *shared_options(speech),
    ]


def check_patience(a: str, b: str) -> None:
    """Reject a time limit where nobody plays against the clock.

    Raises:
        Trouble: If it is given and no foreign program plays.
    """
    from schlemm.bots.external.name import PREFIX, program_named

    if typed_parameters("patience") and program_named(a) is None and program_named(b) is None:
        raise CommandError("cli-needs", {"option": "--patience", "needed": f"{PREFIX}…"})


def player_named(text: str) -> str:
    """The player's name as it was typed, or that of the system in the file that was; a level may follow both.

    Raises:
        Trouble: If the file holds no system.
    """
    from schlemm.bots.external.name import program_named
    from schlemm.cli.systems import system_asked_for

    if program_named(text) is not None:
        return text
    file, colon, level = text.rpartition(":") if ".json:" in text or ".system:" in text else (text, "", "")
    is_file = file.endswith((".json", ".system"))
    return f"{system_asked_for(file).system}{colon}{level}" if is_file else text


def introduce(speech: Speech, name: str, patience: int) -> Introduced:
    """What the player of this name says of itself; a foreign program is started once and greeted.

    Raises:
        Trouble: If there is no such bot, or the program does not answer as it should.
    """
    from schlemm.bidding.rules.agreements import UnknownSystem
    from schlemm.bots.external.fault import ExternalFault, FaultCode
    from schlemm.bots.registry import UnknownBot
    from schlemm.cli.match_report.players import introduced

    try:
        return introduced(name, patience)
    except (UnknownBot, UnknownSystem) as error:
        if isinstance(error, UnknownSystem) and error.part != name:
            facts = {"name": name, "part": error.part, "known": ", ".join(error.known)}
            raise CommandError("system-unknown", dict(facts)) from error
        raise CommandError("match-unknown-bidder", {"name": name, "known": ", ".join(error.known)}) from error
    except ExternalFault as fault:
        if fault.code is FaultCode.NOT_STARTED:
            raise not_started(name, fault) from fault
        what = speech.say(f"match-fault-{fault.code.value}")
        facts = {"command": name, "what": what, "detail": fault.said or "–"}
        raise CommandError("match-not-started", dict(facts), FAILED) from fault


def not_started(name: str, fault: ExternalFault) -> CommandError:
    """Why the system cannot start a program."""
    cause = fault.__cause__
    no_words = "no-command" if cause is None else "quotes"
    reason = reason_of(cause) if isinstance(cause, OSError) else no_words
    return CommandError("match-cannot-start", {"command": name, "detail": reason})


def jobs_of(jobs: int | None) -> int:
    """How many processes: one for each core unless somebody says otherwise."""
    import os

    return jobs or os.cpu_count() or 1


def terms_of(patience: int, *, bid_only: bool, costs: bool) -> MatchTerms:
    """How the match is held.

    Raises:
        Trouble: If the play is to be looked at and there is none.
    """
    from schlemm.bot_match.match import MatchTerms
    from schlemm.cli.match_report.players import blame, spare
    from schlemm.dd.inside import InsideSolver

    if bid_only and costs:
        raise CommandError("match-no-costs")
    return MatchTerms(blame, not bid_only, spare, InsideSolver if costs else None, LIMIT + 3 * patience)


def plan_of(a: str, b: str, boards: int, seed: int | None, patience: int, terms: MatchTerms) -> MatchPlan:
    """What is to be held; without a seed chance chooses one, and the report names it."""
    import secrets
    from functools import partial

    from schlemm.bot_match.workers import MatchPlan
    from schlemm.cli.match_report.players import open_player

    chosen = secrets.randbelow(2**32) if seed is None else seed
    return MatchPlan(a, b, boards, chosen, partial(open_player, patience=patience), terms)


def _played(
    plan: MatchPlan, players: tuple[Introduced, Introduced], where: Workplace | int, tables: str | None
) -> MatchReport:
    """The match, as far as it comes: Ctrl-C and whatever breaks down leave what was played.

    Raises:
        Trouble: If it breaks down before the first board.
    """
    from schlemm.bot_match.workers import WorkerLost
    from schlemm.cli.match_report.report import MatchReport, MatchStop
    from schlemm.dd.solver import SolverError
    from schlemm.workers.cluster_fault import ClusterFault

    results: list[BoardResult] = []
    stop: MatchStop | None = None
    trouble: CommandError | None = None
    try:
        with solver_at(where, plan, tables) as solver:
            for result in _told(results_of(plan, solver, where), plan.boards):
                results.append(result)  # noqa: PERF402 - what is there when it breaks down is kept
    except KeyboardInterrupt:
        stop = MatchStop("interrupted")
    except SolverError as error:
        stop = MatchStop("solver", error.reason)
    except WorkerLost as error:
        ends = dict.fromkeys((*error.boards[:1], *error.boards[-1:]))  # one number where it held one board
        stop = MatchStop("worker", "–".join(map(str, ends)))
    except ClusterFault as fault:
        trouble = cluster_trouble(fault)
        stop = MatchStop(trouble.code, fault.where)
    if results:
        return MatchReport(plan, players, tuple(results), stop)
    if stop is None or stop.code == "interrupted":
        raise click.Abort
    raise trouble or CommandError(f"match-nothing-{stop.code}", {"detail": stop.detail}, FAILED)


@contextmanager
def solver_at(where: Workplace | int, plan: MatchPlan, tables: str | None) -> Iterator[TableSolver]:
    """Who solves the deals of a match: threads of this process, or a workplace, which solves them ahead.

    Args:
        where: How many threads, or the workplace.
        plan: The match.
        tables: The name of the file that keeps what is solved, if there is one.

    Raises:
        Trouble: If the file cannot be used.
    """
    from contextlib import closing

    from schlemm.cli.match_report.solved_tables import RememberingSolver, remembering
    from schlemm.dd.native import NativeSolver
    from schlemm.dd.spread import SpreadSolver

    if isinstance(where, int):
        with NativeSolver(where) as native, remembering(native, tables) as solver:
            yield solver
        return
    with closing(SpreadSolver(where)) as spread, remembering(spread, tables) as solver:
        known = solver if isinstance(solver, RememberingSolver) else None
        spread.expect(deal for deal in plan.deals() if known is None or not known.knows(deal))
        yield solver


def results_of(plan: MatchPlan, solver: TableSolver, where: Workplace | int) -> Iterator[BoardResult]:
    """The boards as they are finished, in their order."""
    from contextlib import closing

    from schlemm.bot_match.match import until_hopeless
    from schlemm.bot_match.result import BATCH, score_boards
    from schlemm.bot_match.workers import records

    batch = 1 if plan.terms.plays else BATCH  # what took long to play is not kept waiting
    held = records(plan, where) if isinstance(where, int) else records(plan, place=where)
    with closing(held):
        yield from score_boards(until_hopeless(held), solver, batch)


def _told(results: Iterable[BoardResult], boards: int) -> Iterator[BoardResult]:
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


def _write_pbn(name: str, match: MatchReport) -> None:
    """Write all boards to the file.

    Raises:
        Trouble: If it cannot be written.
    """
    from schlemm.cli.match_report.pbn_file import pbn_of

    try:
        Path(name).expanduser().write_bytes(pbn_of(match))
    except OSError as error:
        raise no_file(name, error) from error


def no_file(name: str, error: OSError) -> CommandError:
    """Why the file cannot be written."""
    return CommandError("match-no-file", {"path": name, "detail": reason_of(error)}, path_code(error))
