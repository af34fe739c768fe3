"""``schlemm restore``: puts a copy in the place of the data file while no server runs, and the former file aside."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from schlemm.cli.commands.backup import (
    counted,
    data_named,
    data_option,
    data_trouble,
    names_of,
    sizes,
    tell_altered,
)
from schlemm.cli.help_pages import Command
from schlemm.cli.installed import require_extra
from schlemm.cli.parameters import shared_options
from schlemm.cli.speech import Speech
from schlemm.cli.system_words import reason_of
from schlemm.cli.trouble import FAILED, CommandError, path_code

if TYPE_CHECKING:
    from schlemm.core.sentence import Fact
    from schlemm.store.sqlite.backup import Restored
    from schlemm.store.store import StoreTrouble


def command(speech: Speech) -> click.Command:
    """The command in this language."""

    def run(source: str, data: str | None, damaged: bool, as_json: bool) -> int:
        require_extra("server")
        copy, place = Path(source).expanduser(), data_named(data)
        restored = _restored(copy, place, damaged=damaged)
        aside = None if restored.aside is None else str(restored.aside)
        if as_json:
            from schlemm.cli import paper

            told = {"data": str(place), "from": str(copy), "aside": aside, **counted(restored.found)}
            paper.print_json({**told, "missing": [loss.stream for loss in restored.missing]})
        else:
            click.echo(speech.say("cli-restore-done", {"path": str(place), **sizes(restored.found)}))
            if aside is not None:
                click.echo(speech.say("cli-restore-aside", {"path": aside}))
            if restored.missing:
                names = ", ".join(loss.stream for loss in restored.missing)
                click.echo(speech.say("cli-restore-missing", {"names": names}))
        return tell_altered(speech, restored.found, "cli-restore-altered", as_json=as_json)

    return Command(
        speech,
        "restore",
        run,
        [
            click.Argument(["source"], metavar=speech.help("metavar-from")),
            data_option(speech),
            click.Option(["--damaged"], is_flag=True, help=speech.help("restore-damaged")),
            *shared_options(speech),
        ],
    )


def _restored(copy: Path, place: Path, *, damaged: bool) -> Restored:
    """Put the copy in its place.

    Raises:
        Trouble: If that cannot be done; then nothing was changed.
    """
    from schlemm.store.sqlite.backup import Altered, restore
    from schlemm.store.store import StoreTrouble

    facts: dict[str, Fact] = {"path": str(copy)}
    try:
        return restore(copy, place, datetime.now().astimezone(), altered_too=damaged)
    except Altered as altered:
        raise CommandError(
            "restore-altered", {**facts, "names": names_of(altered.found)}, FAILED
        ) from altered
    except StoreTrouble as error:
        if error.reason == "same":
            raise CommandError("restore-same", facts) from error
        raise _trouble(error, of_copy=error.place == str(copy)) from error
    except OSError as error:
        raise CommandError(
            "restore-no-file", {**facts, "detail": reason_of(error)}, path_code(error)
        ) from error


def _trouble(error: StoreTrouble, *, of_copy: bool) -> CommandError:
    """Why the copy, or the file in its place, is of no use; from what is known of the copy alone, it cannot be read."""
    if of_copy:
        known = error.reason in {"in-use", "damaged", "newer", "foreign"}
        return data_trouble(error, f"restore-source-{error.reason if known else 'failed'}")
    return data_trouble(error, "restore-in-use" if error.reason == "in-use" else None)
