"""``schlemm analyse``: what boards are worth with open cards, and what each card that was played cost."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from schlemm.cli.board_files.inputs import STANDARD, encoding_option, file_argument
from schlemm.cli.board_files.outputs import force_option, to_option
from schlemm.cli.clusters import cluster_asked_for, cluster_option
from schlemm.cli.help_pages import Command
from schlemm.cli.installed import require_extra
from schlemm.cli.parameters import Whole, refuse_together, refuse_without, shared_options
from schlemm.cli.run import INTERRUPTED
from schlemm.cli.speech import Speech
from schlemm.cli.trouble import BAD_INPUT, CommandError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from schlemm.cli.analysis.journal import Journal
    from schlemm.cli.analysis.report import AnalysedFile
    from schlemm.cli.analysis.work import Answer, Task
    from schlemm.cli.board_files.inputs import BoardFile
    from schlemm.formats.file_formats import FileFormat


def command(speech: Speech) -> click.Command:
    """The command in this language."""

    def run(paths: tuple[str, ...], out: str | None, **options: Any) -> int:
        require_extra("native")
        from schlemm.cli.analysis.analysed import ending_tasks, tasks_of
        from schlemm.cli.board_files.inputs import read_file, tell_defects
        from schlemm.cli.board_files.outputs import check_output, format_asked_for

        refuse_together("jobs", "cluster")
        for name in ("to", "force", "resume"):
            refuse_without(name, "--out", there=out is not None)
        if out == STANDARD and options["as_json"]:
            raise CommandError("cli-exclude", {"first": "--out -", "second": "--json"})
        form = format_asked_for(options["to"], out)
        files = [read_file(path, options["encoding"]) for path in paths]
        if out is not None:
            check_output(out, force=options["force"])
        boards = [board for file in files for board in file.boards]
        tasks = [*tasks_of(boards), *ending_tasks(boards)]
        journal = _journal(out, tasks)
        answers = _answers(speech, tasks, journal, options)
        if answers is None:
            return INTERRUPTED
        _tell(speech, _analysed(files, tasks, answers), form, out, options)
        if journal is not None:
            journal.remove()
        wrong = [tell_defects(speech, file.path, file.defects, is_text=file.is_text) for file in files]
        return BAD_INPUT if any(wrong) else 0

    return Command(speech, "analyse", run, _parameters(speech))


def _parameters(speech: Speech) -> list[click.Parameter]:
    """The arguments and options, explained in this language."""
    file = speech.help("metavar-file")
    return [
        file_argument(speech),
        click.Option(["--out"], metavar=file, help=speech.help("analyse-out")),
        to_option(speech),
        force_option(speech),
        encoding_option(speech),
        click.Option(["--resume"], is_flag=True, help=speech.help("analyse-resume")),
        click.Option(["--jobs"], type=Whole(1, 64), metavar="N", help=speech.help("match-jobs")),
        cluster_option(speech),
        *shared_options(speech),
    ]


def _journal(out: str | None, tasks: Sequence[Task]) -> Journal | None:
    """Where answers are kept in case the work breaks off; nowhere if no file is written."""
    from schlemm.cli.analysis.journal import SUFFIX, Journal
    from schlemm.cli.board_files.outputs import is_special

    if out is None or out == STANDARD or is_special(Path(out).expanduser()):
        return None
    return Journal(Path(f"{out}{SUFFIX}").expanduser(), tasks)


def _answers(
    speech: Speech, tasks: Sequence[Task], journal: Journal | None, options: dict[str, Any]
) -> list[Answer] | None:
    """What was found out about each different deal; ``None`` if somebody ended the work, which is told.

    Raises:
        Trouble: If it breaks off.
    """
    import os

    from schlemm.cli.analysis.run import known_answers, solve
    from schlemm.workers.workplace import ProcessPlace

    known = known_answers(journal, resume=options["resume"])
    label = speech.say("analyse-working")
    try:
        with cluster_asked_for(options["cluster"]) as cluster:
            place = cluster or ProcessPlace(options["jobs"] or os.cpu_count() or 1)
            return solve(tasks, known, place, journal, label)
    except KeyboardInterrupt:
        if journal is None or not journal.exists():
            raise
        click.echo(speech.say("analyse-interrupted"), err=True)
        return None


def _tell(
    speech: Speech,
    found: Sequence[AnalysedFile],
    form: FileFormat,
    out: str | None,
    options: dict[str, Any],
) -> None:
    """Write the file and say what is in it, or show it."""
    from schlemm.cli import paper
    from schlemm.cli.analysis.analysed import AnalysedBoard, AnalysedEnding
    from schlemm.cli.analysis.report import analysis_codes, print_page
    from schlemm.cli.board_files.checked import defect_codes

    if out is not None:
        _write(speech, found, form, out, force=options["force"])
    if options["as_json"]:
        wrong = [code for each in found for code in defect_codes(each.file.path, each.file.defects)]
        paper.print_json(analysis_codes(found, wrong))
    elif out is None:
        print_page(speech, found)
    elif out != STANDARD:
        boards = [board for each in found for board in each.boards]
        count = sum(isinstance(board, AnalysedBoard | AnalysedEnding) for board in boards)
        click.echo(speech.say("analyse-written", {"path": out, "boards": len(boards), "solved": count}))


def _analysed(
    files: Sequence[BoardFile], tasks: Sequence[Task], answers: Sequence[Answer]
) -> list[AnalysedFile]:
    """The boards of each file with what was found out about their deals."""
    from schlemm.cli.analysis.analysed import analysed_boards
    from schlemm.cli.analysis.report import AnalysedFile

    found = analysed_boards([board for file in files for board in file.boards], tasks, answers)
    return [AnalysedFile(file, tuple(next(found) for _ in file.boards)) for file in files]


def _write(speech: Speech, found: Sequence[AnalysedFile], form: FileFormat, out: str, *, force: bool) -> None:
    """Write all boards into one file, and tell what it has no room for."""
    from schlemm.cli.analysis.filing import filed
    from schlemm.cli.board_files.losses import Losses, tell_losses
    from schlemm.cli.board_files.outputs import write_output

    boards = [filed(board) for each in found for board in each.boards]
    written = form.write(boards)
    write_output(out, [written], force=force)
    tell_losses(speech, form, Losses.of(boards, form, written), to_error=True)
