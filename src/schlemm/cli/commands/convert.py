"""``schlemm convert``: boards of files in another format, and what the format has no room for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import click

from schlemm.cli.board_files.inputs import STANDARD, encoding_option, tell_defects
from schlemm.cli.board_files.outputs import force_option, to_option
from schlemm.cli.help_pages import Command
from schlemm.cli.parameters import shared_options
from schlemm.cli.speech import Speech
from schlemm.cli.trouble import BAD_INPUT, WIDTH, CommandError

if TYPE_CHECKING:
    from schlemm.cli.board_files.converted import ConvertedFile
    from schlemm.cli.board_files.losses import Losses
    from schlemm.core.sentence import Fact
    from schlemm.formats.file_formats import FileFormat


def command(speech: Speech) -> click.Command:
    """The command in this language."""

    def run(
        paths: tuple[str, ...],
        to: str | None,
        encoding: str | None,
        force: bool,
        as_json: bool,
        **wanted: Any,
    ) -> int:
        from schlemm.cli import paper
        from schlemm.cli.board_files.chosen import WantedBoards
        from schlemm.cli.board_files.converted import converted
        from schlemm.cli.board_files.losses import Losses
        from schlemm.cli.board_files.outputs import check_output, format_asked_for

        if len(paths) < 2:
            raise CommandError("convert-no-output", {"path": paths[0]})
        *inputs, out = paths
        if out == STANDARD and as_json:
            raise CommandError("cli-exclude", {"first": STANDARD, "second": "--json"})
        chosen = WantedBoards(**wanted)
        chosen.check()
        form = format_asked_for(to, out)
        check_output(out, force=force)
        losses = Losses()
        done: list[ConvertedFile] = []
        pieces = converted(inputs, form, losses, done, encoding, chosen)
        _write(speech, out, pieces, done, force=force)
        if as_json:
            paper.print_json(_coded(out, form, done, losses))
        else:
            _sum_up(speech, out, form, losses)
        wrong = [tell_defects(speech, file.path, file.defects, is_text=file.is_text) for file in done]
        return BAD_INPUT if any(wrong) else 0

    return Command(speech, "convert", run, _parameters(speech))


def _parameters(speech: Speech) -> list[click.Parameter]:
    """The arguments and options, explained in this language."""
    file, out = speech.help("metavar-file"), speech.help("metavar-out")
    paths = click.Argument(
        ["paths"], nargs=-1, required=True, metavar=f"{file}... {out}", help=speech.help("convert-files")
    )
    return [
        paths,
        to_option(speech),
        encoding_option(speech),
        *(
            click.Option([f"--{name}"], metavar=name.upper(), help=speech.help(f"convert-{name}"))
            for name in ("contract", "declarer", "tricks", "rotate")
        ),
        click.Option(["--renumber"], is_flag=True, help=speech.help("convert-renumber")),
        force_option(speech),
        *shared_options(speech),
    ]


def _write(
    speech: Speech, out: str, pieces: Iterable[bytes], done: Sequence[ConvertedFile], *, force: bool
) -> None:
    """Write the boards of all files.

    Raises:
        Trouble: If a file cannot be read or written, or there is no board; what is wrong in the files is told before.
    """
    from schlemm.cli.board_files.outputs import write_output

    try:
        write_output(out, pieces, force=force)
    except CommandError:
        for file in done:
            tell_defects(speech, file.path, file.defects, is_text=file.is_text)
        raise


def _sum_up(speech: Speech, out: str, form: FileFormat, losses: Losses) -> None:
    """How many boards were written, and what of them could not be; on standard error if the boards went elsewhere."""
    from schlemm.cli.board_files.losses import tell_losses

    to_error = out == STANDARD
    facts: dict[str, Fact] = {
        "path": "stdout" if to_error else out,
        "boards": losses.given - losses.boards,
        "format": form.name.upper(),
    }
    click.echo(speech.say("convert-done", facts), err=to_error)
    if form.name == "handviewer":
        click.echo(click.wrap_text(speech.say("convert-elsewhere"), WIDTH), err=to_error)
    tell_losses(speech, form, losses, to_error=to_error)


def _coded(out: str, form: FileFormat, done: Sequence[ConvertedFile], losses: Losses) -> dict[str, Any]:
    """What was done, for a program."""
    from schlemm.cli.board_files.checked import defect_codes

    return {
        "out": out,
        "format": form.name,
        "files": [{"file": file.path, "format": file.format, "boards": file.boards} for file in done],
        "losses": {"boards": losses.boards, "parts": dict(losses.parts), "tags": dict(losses.names)},
        "defects": [code for file in done for code in defect_codes(file.path, file.defects)],
    }
