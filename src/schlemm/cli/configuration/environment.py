"""Settings in variables of the environment: ``SCHLEMM_SERVE_PORT=8001``."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches

import click

from schlemm.cli.configuration.configurable import prefix_of, settings_of, variable_of
from schlemm.cli.configuration.kinds import UnfitValue, allowed, value_in_variable
from schlemm.cli.configuration.setting import Layer, Origin, Setting
from schlemm.cli.trouble import CommandError
from schlemm.core.sentence import Fact


def environment_layer(command: click.Command, environment: Mapping[str, str]) -> Layer:
    """What the environment sets for a command; an empty variable sets nothing.

    Raises:
        CommandError: If a variable says what its option does not take, or begins like those of the command and is none.
    """
    options = {
        variable_of(command, option): (param, option) for param, option in settings_of(command).items()
    }
    layer = {}
    for variable, text in environment.items():
        if not text or not variable.startswith(prefix_of(command)):
            continue
        if variable not in options:
            near = next(iter(get_close_matches(variable, options)), "none")
            facts: dict[str, Fact] = {"variable": variable, "near": near, "known": ", ".join(options)}
            raise CommandError("config-unknown-variable", facts)
        param, option = options[variable]
        try:
            layer[param] = Setting(value_in_variable(option, text), Origin("variable", variable))
        except UnfitValue as error:
            facts = {"variable": variable, **allowed(option, in_file=False)}
            raise CommandError("config-unfit-variable", facts) from error
    return layer
