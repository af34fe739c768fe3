"""Settings in a file: one TOML file with a table for each command."""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Final

import click

from schlemm.cli.configuration.configurable import TABLES, key_of, settings_of
from schlemm.cli.configuration.kinds import UnfitValue, allowed, value_in_file
from schlemm.cli.configuration.setting import Layer, Origin, Setting
from schlemm.cli.system_words import reason_of
from schlemm.cli.trouble import CommandError
from schlemm.core.sentence import Fact

_LINE: Final = re.compile(r"\(at line (\d+)")


def file_layer(command: click.Command, name: str) -> Layer:
    """What a file sets for a command.

    Args:
        command: The command, whose name is the table's.
        name: The path of the file.

    Raises:
        CommandError: If it cannot be read, or has a key or value that there is not.
    """
    table = _table(_tables(name), str(command.name), name)
    options = {key_of(option): (param, option) for param, option in settings_of(command).items()}
    layer = {}
    for key, value in table.items():
        if key not in options:
            raise unknown_key(name, f"{command.name}.{key}", [f"{command.name}.{each}" for each in options])
        param, option = options[key]
        try:
            layer[param] = Setting(value_in_file(option, value), Origin("file", name))
        except UnfitValue as error:
            facts: dict[str, Fact] = {"path": name, "key": f"{command.name}.{key}"}
            raise CommandError("config-unfit-value", facts | allowed(option, in_file=True)) from error
    return layer


def unknown_key(path: str, key: str, known: list[str]) -> CommandError:
    """That a file has a key which there is not."""
    near = next(iter(get_close_matches(key, known)), "none")
    return CommandError(
        "config-unknown-key", {"path": path, "key": key, "near": near, "known": ", ".join(known)}
    )


def _table(tables: Mapping[str, object], wanted: str, path: str) -> Mapping[str, object]:
    """The table of a command; empty if the file has none."""
    found: Mapping[str, object] = {}
    for name, table in tables.items():
        if name not in TABLES:
            raise unknown_key(path, name, [*TABLES])
        if not isinstance(table, dict):
            raise CommandError("config-no-table", {"path": path, "key": name})
        if name == wanted:
            found = table
    return found


def _tables(name: str) -> Mapping[str, object]:
    import tomllib

    try:
        return tomllib.loads(Path(name).expanduser().read_bytes().decode("utf-8"))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise CommandError("config-not-toml", {"path": name, "line": _line_of(error)}) from error
    except (OSError, ValueError, RuntimeError) as error:
        raise CommandError("config-unreadable", {"path": name, "detail": reason_of(error)}) from error


def _line_of(defect: Exception) -> str:
    """The line that a reader of TOML stumbled over, which Python before 3.14 says in its sentence only; or ``none``."""
    found = _LINE.search(str(defect))
    return found[1] if found else "none"
