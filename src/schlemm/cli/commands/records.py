"""``schlemm records``: boards as a page to print and hang up, with what can be made, par and results."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import click

from schlemm.cli.board_files.inputs import STANDARD, encoding_option, file_argument
from schlemm.cli.board_files.outputs import force_option
from schlemm.cli.clusters import cluster_asked_for, cluster_option
from schlemm.cli.help_pages import Command
from schlemm.cli.installed import require_extra
from schlemm.cli.parameters import OneOf, Whole, refuse_together, refuse_without, shared_options
from schlemm.cli.speech import Speech
from schlemm.cli.trouble import BAD_INPUT, CommandError
from schlemm.i18n.profile import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from schlemm.core.deal import Deal
    from schlemm.dd.table import TrickTable
    from schlemm.formats.filed import FiledBoard
    from schlemm.hand_records.hand_record import HandRecord

SCORINGS: Final = ("imps", "matchpoints", "none")
"""How results can be compared, as it is typed."""


def command(speech: Speech) -> click.Command:
    """The command in this language."""

    def run(paths: tuple[str, ...], out: str | None, **options: Any) -> int:
        from schlemm.cli import paper
        from schlemm.cli.board_files.inputs import read_file, tell_defects
        from schlemm.cli.board_files.outputs import check_output
        from schlemm.hand_records.gather import is_printable

        browser = _check(click.get_current_context().obj, out, options)
        files = [read_file(path, options["encoding"]) for path in paths]
        if out is not None:
            check_output(out, force=options["force"])
        boards = [board for file in files for board in file.boards]
        records = _records(speech, boards, options)
        _write(_page(speech, boards, records, options), out or STANDARD, browser, force=options["force"])
        missing = sum(not is_printable(board, results=not options["no_results"]) for board in boards)
        if missing:
            click.echo(speech.say("records-left-out", {"boards": missing}), err=True)
        if options["as_json"]:
            paper.print_json(
                {"path": out, "boards": len(records), "left_out": missing, "pdf": browser is not None}
            )
        elif out not in {None, STANDARD}:
            click.echo(speech.say("records-written", {"path": out, "boards": len(records)}))
        wrong = [tell_defects(speech, file.path, file.defects, is_text=file.is_text) for file in files]
        return BAD_INPUT if any(wrong) else 0

    return Command(speech, "records", run, _parameters(speech))


def _parameters(speech: Speech) -> list[click.Parameter]:
    """The arguments and options, explained in this language."""
    file, name = speech.help("metavar-file"), speech.help("metavar-name")
    return [
        file_argument(speech),
        encoding_option(speech),
        click.Option(["--out"], metavar=file, help=speech.help("records-out")),
        click.Option(["--pdf"], is_flag=True, help=speech.help("records-pdf")),
        force_option(speech),
        click.Option(["--title"], metavar=name, help=speech.help("records-title")),
        click.Option(["--scoring"], type=OneOf(*SCORINGS), help=speech.help("records-scoring")),
        click.Option(["--no-results"], is_flag=True, help=speech.help("records-no-results")),
        click.Option(["--no-tricks"], is_flag=True, help=speech.help("records-no-tricks")),
        click.Option(["--letters"], type=OneOf(*LANGUAGES), help=speech.help("records-letters")),
        click.Option(["--jobs"], type=Whole(1, 64), metavar="N", help=speech.help("match-jobs")),
        cluster_option(speech),
        *shared_options(speech),
    ]


def _check(environment: Mapping[str, str], out: str | None, options: dict[str, Any]) -> str | None:
    """See before the work whether it can be done as it was asked for; the browser that prints a PDF.

    Raises:
        Trouble: If options contradict each other, or something is not installed.
    """
    from schlemm.cli.commands.browser_pdf import printing_browser

    refuse_together("jobs", "cluster")
    refuse_together("scoring", "no_results")
    for name in ("jobs", "cluster"):
        refuse_together("no_tricks", name)
    for name in ("pdf", "force", "as_json"):
        refuse_without(name, "--out", there=out is not None)
    if out == STANDARD and options["as_json"]:
        raise CommandError("cli-exclude", {"first": "--out -", "second": "--json"})
    if not options["no_tricks"]:
        require_extra("native")
    return printing_browser(environment) if options["pdf"] else None


def _records(speech: Speech, boards: Sequence[FiledBoard], options: dict[str, Any]) -> list[HandRecord]:
    """The hand records, solved unless somebody wants them without.

    Raises:
        Trouble: If there are none, or solving breaks off.
    """
    from schlemm.hand_records.gather import gather_records, is_printable

    results = not options["no_results"]
    if not any(is_printable(board, results=results) for board in boards):
        raise CommandError("records-none")
    deals = dict.fromkeys(board.deal for board in boards if board.deal is not None)
    tricks = {} if options["no_tricks"] else _solved_deals(speech, [*deals], options)
    return gather_records(boards, tricks, results=results)


def _solved_deals(speech: Speech, deals: list[Deal], options: dict[str, Any]) -> dict[Deal, TrickTable]:
    """What can be made of each deal, over all cores or on a cluster."""
    import os

    from schlemm.cli.analysis.run import solve
    from schlemm.cli.analysis.work import DealTask, SolvedDeal
    from schlemm.workers.workplace import ProcessPlace

    tasks = [DealTask(deal) for deal in deals]
    try:
        with cluster_asked_for(options["cluster"]) as cluster:
            place = cluster or ProcessPlace(options["jobs"] or os.cpu_count() or 1)
            answers = solve(tasks, [], place, None, speech.say("analyse-working"))
    except CommandError as error:
        if error.code != "analyse-failed":
            raise
        raise CommandError("records-unsolved", error.facts, error.exit_code) from error
    return {
        deal: answer.table
        for deal, answer in zip(deals, answers, strict=True)
        if isinstance(answer, SolvedDeal)
    }


def _page(
    speech: Speech, boards: Sequence[FiledBoard], records: Sequence[HandRecord], options: dict[str, Any]
) -> str:
    """The page in the words and letters that were asked for."""
    from schlemm.hand_records.gather import common_event
    from schlemm.hand_records.page import hand_records_page
    from schlemm.hand_records.record_words import with_letters
    from schlemm.hand_records.traveller import RecordScoring, usual_scoring
    from schlemm.i18n.profile import profile_named

    say, letters, asked = speech.translator, options["letters"], options["scoring"]
    if letters is not None:
        say = with_letters(say, profile_named(letters).letters)
    most = max(len(record.lines) for record in records)
    scoring = usual_scoring(boards, most) if asked is None else RecordScoring(asked)
    title = common_event(boards) if options["title"] is None else options["title"]
    return hand_records_page(records, say, title=title, scoring=scoring)


def _write(page: str, out: str, browser: str | None, *, force: bool) -> None:
    """Write the page, or have it printed.

    Raises:
        Trouble: If it cannot be written or printed.
    """
    from schlemm.cli.board_files.outputs import write_output
    from schlemm.cli.commands.browser_pdf import as_pdf

    written = page.encode("utf-8") if browser is None else as_pdf(page, browser)
    write_output(out, [written], force=force)
