"""What is wrong with what somebody typed, told so that they can mend it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final

import click

from schlemm.cli.printable import printable
from schlemm.cli.speech import Speech
from schlemm.core.sentence import Fact
from schlemm.formats.reading import DefectCode, UnreadableText

WIDTH: Final = 80
"""Texts and tables are at most this wide: longer lines are hard to read."""

BAD_INPUT: Final = 2
"""Exit code for what the user can type differently."""
FAILED: Final = 1
"""Exit code for what went wrong although it was typed well."""


@dataclass(eq=False)
class CommandError(Exception):
    """A command that cannot be carried out.

    Attributes:
        code: The id of the message that says why, and what to do.
        facts: What the message names.
        exit_code: How the process ends.
    """

    code: str
    facts: dict[str, Fact] = field(default_factory=dict)
    exit_code: int = BAD_INPUT


def path_code(error: Exception) -> int:
    """The exit code where a file is in the way: a path that leads nowhere was typed, all else has happened."""
    typed = (
        FileNotFoundError,
        IsADirectoryError,
        NotADirectoryError,
        FileExistsError,
        ValueError,
        RuntimeError,
    )
    return BAD_INPUT if isinstance(error, typed) else FAILED


KNOWN: Final = (CommandError, UnreadableText, click.UsageError)
"""The errors that commands raise on purpose."""


def trouble_lines(speech: Speech, error: Exception) -> Iterator[str]:
    """What to write on standard error about one of these errors, line by line."""
    match error:
        case UnreadableText():
            yield from _pointed_at(speech, error)
        case click.UsageError():
            yield _complaint(speech, *_usage(error))
            if error.ctx is not None:
                yield speech.say("cli-more-help", {"command": f"{error.ctx.command_path} --help"})
        case CommandError():
            yield _complaint(speech, error.code, error.facts)


def _complaint(speech: Speech, code: str, facts: dict[str, Fact]) -> str:
    beginning = speech.say("cli-error")
    whole = _wrapped(f"{beginning} {speech.say(code, facts)}")
    return click.style(beginning, fg="red", bold=True) + whole.removeprefix(beginning)


def _wrapped(text: str) -> str:
    return click.wrap_text(text, WIDTH)


def _pointed_at(speech: Speech, error: UnreadableText) -> Iterator[str]:
    """The text as it was typed, and under it each defect with a pointer."""
    yield _complaint(speech, f"cli-unreadable-{error.what}", {})
    for defect in error.defects:
        width = max(defect.end - defect.start, 1)
        yield ""
        yield f"    {printable(error.text)}"
        yield f"    {' ' * defect.start}{click.style('^' * width, fg='red', bold=True)}"
        yield _wrapped(speech.tell(defect.sentence))
    if any(defect.code is DefectCode.LOCAL_LETTER for defect in error.defects):
        yield ""
        yield speech.say("cli-name-letters")


def _usage(error: click.UsageError) -> tuple[str, dict[str, Fact]]:
    """Code and facts for a command line that click does not understand."""
    match error:
        case click.NoSuchOption():
            near = next(iter(error.possibilities or ()), "none")
            return "cli-no-such-option", {"option": error.option_name, "near": near}
        case click.NoSuchCommand():
            near = _nearest(error.command_name, error.ctx)
            return "cli-no-such-command", {"command": error.command_name, "near": near}
        case click.MissingParameter():
            return "cli-missing", {
                "what": error.param.make_metavar(error.ctx) if error.param and error.ctx else ""
            }
        case click.BadOptionUsage():
            params = error.ctx.command.params if error.ctx is not None else []
            flag = any(
                error.option_name in param.opts and getattr(param, "is_flag", False) for param in params
            )
            return "cli-option-takes-none" if flag else "cli-option-takes-one", {"option": error.option_name}
    return "cli-not-understood", {"what": error.format_message()}


def _nearest(name: str, ctx: click.Context | None) -> str:
    """The command that somebody may have meant; ``"none"`` if there is none like it."""
    known = ctx.command.list_commands(ctx) if ctx is not None and isinstance(ctx.command, click.Group) else []
    return next(iter(get_close_matches(name, known)), "none")
