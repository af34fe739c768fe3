"""``schlemm backup``: copies the data file while the server runs, and says what the copy holds."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from schlemm.cli.commands.serve import default_data
from schlemm.cli.help_pages import Command
from schlemm.cli.installed import require_extra
from schlemm.cli.parameters import shared_options
from schlemm.cli.speech import Speech
from schlemm.cli.system_words import reason_of, root_of
from schlemm.cli.trouble import FAILED, CommandError, path_code

if TYPE_CHECKING:
    from schlemm.core.sentence import Fact
    from schlemm.store.checksum import Checked
    from schlemm.store.store import StoreTrouble


def command(speech: Speech) -> click.Command:
    """The command in this language."""

    def run(to: str, data: str | None, as_json: bool) -> int:
        require_extra("server")
        from schlemm.store.sqlite.backup import back_up
        from schlemm.store.store import StoreTrouble

        origin, target = data_named(data), Path(to).expanduser()
        if not origin.exists():
            raise CommandError("backup-no-data", {"path": str(origin)})
        try:
            copied = back_up(origin, target, datetime.now().astimezone())
        except StoreTrouble as error:
            if error.reason in {"full", "read-only"}:  # of the copy: the data file is only read
                facts: dict[str, Fact] = {"path": to, "detail": error.reason}
                raise CommandError("backup-not-written", facts, FAILED) from error
            raise data_trouble(error) from error
        except OSError as error:
            facts = {"path": to, "detail": reason_of(error)}
            raise CommandError("backup-not-written", facts, path_code(error)) from error
        if as_json:
            from schlemm.cli import paper

            paper.print_json({"data": str(origin), "backup": str(copied.path), **counted(copied.found)})
        else:
            click.echo(speech.say("cli-backup-done", {"path": str(copied.path), **sizes(copied.found)}))
        return tell_altered(speech, copied.found, "cli-backup-altered", as_json=as_json)

    return Command(
        speech,
        "backup",
        run,
        [
            click.Argument(["to"], metavar=speech.help("metavar-to")),
            data_option(speech),
            *shared_options(speech),
        ],
    )


def data_option(speech: Speech) -> click.Option:
    """``--data``, the data file of the server."""
    return click.Option(["--data"], metavar=speech.help("metavar-file"), help=speech.help("serve-data"))


def data_named(data: str | None) -> Path:
    """The data file that was asked for, or the usual one."""
    return default_data() if data is None else Path(data).expanduser()


def counted(found: Checked) -> dict[str, object]:
    """What a copy holds, for a program."""
    return {"streams": found.streams, "events": found.events, "altered": list(found.altered)}


def sizes(found: Checked) -> dict[str, Fact]:
    """What a copy holds, for words."""
    return {"streams": found.streams, "events": found.events}


def tell_altered(speech: Speech, found: Checked, code: str, *, as_json: bool) -> int:
    """Name on standard error what was not written so; the exit code.

    Args:
        speech: The language.
        found: What a copy holds.
        code: The message about it.
        as_json: Whether a program has been told already.
    """
    if found.altered and not as_json:
        click.echo(speech.say(code, {"names": names_of(found)}), err=True)
    return FAILED if found.altered else 0


def names_of(found: Checked) -> str:
    """Those whose events are not what was written, by name."""
    return ", ".join(found.altered)


def data_trouble(error: StoreTrouble, code: str | None = None) -> CommandError:
    """Why a data file, or a copy of one, is of no use.

    Args:
        error: What was found.
        code: The message about it, if it is not that of the server.
    """
    facts: dict[str, Fact] = {**error.facts, "path": error.place, "detail": reason_of(root_of(error))}
    return CommandError(code or f"serve-data-{error.reason}", facts, FAILED)
