"""The program: finds the language and the command, and tells what goes wrong."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Final

import click

from schlemm import __version__
from schlemm.cli.help_pages import Program
from schlemm.cli.parameters import language_options
from schlemm.cli.speech import Speech, asked_or_usual_speech
from schlemm.cli.system_words import reason_of
from schlemm.cli.trouble import FAILED, KNOWN, CommandError, trouble_lines
from schlemm.i18n.profile import UnknownWord

COMMANDS: Final = (
    "score",
    "hand",
    "deal",
    "bid",
    "system",
    "sources",
    "check",
    "convert",
    "stats",
    "analyse",
    "records",
    "match",
    "table-manager",
    "table-client",
    "serve",
    "bots",
    "backup",
    "restore",
    "store",
)
"""Every command; each is the function ``command`` of the module with its name."""

INTERRUPTED: Final = 130
"""Exit code after Ctrl-C."""

FULL: Final = frozenset({errno.ENOSPC, errno.EFBIG, errno.EIO, errno.EDQUOT})
"""What the system says where standard output leads to a file or device that takes no more."""


def run(args: Sequence[str], environment: Mapping[str, str] = os.environ) -> int:
    """Carry out a command line and give its exit code: 0, 1 for a failure, 2 for bad input.

    Args:
        args: The words behind the program's name.
        environment: The variables of the process.
    """
    _never_fail_to_print()
    speech, unknown = asked_or_usual_speech(args, environment)
    try:
        if unknown:
            code_ = "cli-no-such-word" if isinstance(unknown, UnknownWord) else "cli-no-such-language"
            raise CommandError(code_, {"name": unknown.name, "known": ", ".join(unknown.known)})
        code = program(speech).main(list(args), prog_name="schlemm", standalone_mode=False, obj=environment)
    except KNOWN as error:
        for line in trouble_lines(speech, error):
            click.echo(line, err=True)
        return error.exit_code if isinstance(error, CommandError) else 2
    except click.Abort:
        return INTERRUPTED
    except OSError as error:
        if error.errno not in FULL:
            raise
        return _unheard(speech, error)
    return code if isinstance(code, int) else 0


def program(speech: Speech) -> Program:
    """All commands, in this language."""
    makers = {name: partial(_made, name) for name in COMMANDS}
    version = click.Option(
        ["--version"],
        is_flag=True,
        expose_value=False,
        is_eager=True,
        callback=_version,
        help=speech.help("version"),
    )
    return Program(speech, makers, [version, *language_options(speech)])


def _made(name: str, speech: Speech) -> click.Command:
    made: click.Command = import_module(f"schlemm.cli.commands.{name.replace('-', '_')}").command(speech)
    return made


def _version(ctx: click.Context, _param: click.Parameter, value: bool) -> None:
    if value:
        click.echo(f"Schlemm {__version__}")
        ctx.exit()


def _unheard(speech: Speech, error: OSError) -> int:
    """Tell that nobody can read what was said; what is left of it goes nowhere."""
    sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - it is there until the end
    for line in trouble_lines(speech, CommandError("cli-no-output", {"detail": reason_of(error)})):
        click.echo(line, err=True)
    return FAILED


def _never_fail_to_print() -> None:
    """A terminal that cannot show ♠ shows a question mark, which is better than nothing at all."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
