"""Which options of a command can be set elsewhere, and under which names."""

from __future__ import annotations

from typing import Final

import click

from schlemm.cli.speech import Speech

CONFIG: Final = "config"
SHOW: Final = "show_config"
JSON: Final = "as_json"

TABLES: Final = ("serve", "bots")
"""The tables that a file may have: one for each command that reads it."""

FILE_VARIABLE: Final = "SCHLEMM_CONFIG"
"""The variable that names the file."""

OF_THE_CALL: Final = frozenset({CONFIG, SHOW, JSON})
"""Options about this one call, which are set by flags alone."""


def configuration_options(speech: Speech) -> list[click.Parameter]:
    """``--config`` and ``--show-config``, for a command that is configured."""
    return [
        click.Option([f"--{CONFIG}"], metavar=speech.help("metavar-file"), help=speech.help("config")),
        click.Option(["--show-config"], is_flag=True, help=speech.help("show-config")),
    ]


def settings_of(command: click.Command) -> dict[str, click.Option]:
    """The options of a command that a file or the environment may set, by the names of their parameters."""
    return {
        option.name: option
        for option in command.params
        if isinstance(option, click.Option) and option.expose_value and option.name not in OF_THE_CALL
    }


def flag_of(option: click.Option) -> str:
    """The option as it is typed.

    >>> flag_of(click.Option(["--open/--no-open", "browser"]))
    '--open'
    """
    return max(option.opts, key=len)


def key_of(option: click.Option) -> str:
    """The option's key in a file."""
    return flag_of(option).removeprefix("--")


def prefix_of(command: click.Command) -> str:
    """What the variables of a command begin with.

    >>> prefix_of(click.Command("serve"))
    'SCHLEMM_SERVE_'
    """
    return f"SCHLEMM_{str(command.name).upper()}_"


def variable_of(command: click.Command, option: click.Option) -> str:
    """The variable of the environment that sets an option."""
    return prefix_of(command) + key_of(option).replace("-", "_").upper()
