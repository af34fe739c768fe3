"""``schlemm check``: whether what files tell of their boards agrees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from schlemm.cli.board_files.inputs import encoding_option, file_argument
from schlemm.cli.help_pages import Command
from schlemm.cli.installed import require_extra
from schlemm.cli.parameters import shared_options
from schlemm.cli.speech import Speech
from schlemm.cli.trouble import BAD_INPUT, FAILED, WIDTH

if TYPE_CHECKING:
    from collections.abc import Callable

    from schlemm.cli.board_files.checked import CheckedFile
    from schlemm.core.deal import Deal
    from schlemm.dd.table import TrickTable


def command(speech: Speech) -> click.Command:
    """The command in this language."""

    def run(paths: tuple[str, ...], encoding: str | None, solve: bool, as_json: bool) -> int:
        from schlemm.cli import paper
        from schlemm.cli.board_files.checked import check_codes, checked
        from schlemm.cli.board_files.inputs import readable_files

        solver = _solver() if solve else None
        files: list[CheckedFile] = []
        unread = 0
        for file in readable_files(speech, paths, encoding):
            if file is None:
                unread += 1
                continue
            files.append(checked(file, solver))
            if not as_json:
                _tell(speech, files[-1])
        if as_json:
            paper.print_json(check_codes(files))
        elif files:
            _sum_up(speech, files)
        if unread:
            return BAD_INPUT
        return 0 if all(file.agrees for file in files) else FAILED

    solve = click.Option(["--solve"], is_flag=True, help=speech.help("check-solve"))
    return Command(
        speech, "check", run, [file_argument(speech), encoding_option(speech), solve, *shared_options(speech)]
    )


def _solver() -> Callable[[Deal], TrickTable | None]:
    """What finds the tricks of deals."""
    require_extra("native")
    from schlemm.cli.board_files.solving import BoundedTables

    return BoundedTables().table


def _tell(speech: Speech, file: CheckedFile) -> None:
    """What differs and what could not be read, in the order of the file; numbers that fit nowhere are told once."""
    from schlemm.cli.board_files.checked import without_repetition
    from schlemm.cli.board_files.inputs import told_at

    for place, more in without_repetition(file.found):
        text = speech.tell(place.sentence)
        if more:
            text = speech.say(
                "check-more-numbers", {"text": text, "what": place.sentence.code, "count": more}
            )
        click.echo(told_at(speech, file.path, place.line if file.is_text else None, place.board, text))


def _sum_up(speech: Speech, files: list[CheckedFile]) -> None:
    """How many boards agree, in each file and, of several, in all."""
    if any(file.found for file in files):
        click.echo()
    for file in files:
        _say(speech, "check-file", {"path": file.path, **_counts([file])})
        if file.unsolved:
            _say(speech, "check-unsolved", {"count": file.unsolved})
    if len(files) > 1:
        _say(speech, "check-all", {"files": len(files), **_counts(files)})


def _say(speech: Speech, code: str, facts: dict[str, Any]) -> None:
    click.echo(click.wrap_text(speech.say(code, facts), WIDTH, subsequent_indent="    "))


def _counts(files: list[CheckedFile]) -> dict[str, Any]:
    return {
        "boards": sum(file.boards for file in files),
        "agree": sum(file.agreeing for file in files),
        "contradict": sum(file.contradicting for file in files),
        "unread": sum(file.partly for file in files),
    }
