"""A command that is configured by flags, the environment and a file, in this order."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import click

from schlemm.cli.configuration.configurable import (
    CONFIG,
    FILE_VARIABLE,
    JSON,
    SHOW,
    flag_of,
    settings_of,
)
from schlemm.cli.configuration.display import configuration_json, configuration_text
from schlemm.cli.configuration.environment import environment_layer
from schlemm.cli.configuration.file import file_layer
from schlemm.cli.configuration.setting import DEFAULT, Layer, Origin, Setting, overlaid
from schlemm.cli.help_pages import Command
from schlemm.cli.speech import Speech

SETTLED: Final = "schlemm.settled"
"""Where the context of a call keeps its settings."""


class ConfiguredCommand(Command):
    """A command whose options may also be set by variables of the environment, and in a file.

    The environment is the object of the call's context (`cli.run`). Every option of the command takes part, but for
    those about the call itself; among its parameters are `configuration_options`.

    Args:
        speech: The language.
        name: What is typed, and the name of the table in the file.
        callback: What it does; it knows nothing of where its arguments come from.
        params: Its options.
        instead: Groups of parameters that say one thing in different ways: a flag of a group takes the place of what
            file and environment say of it, and so on.
        usual: What parameters without a default come to where nobody sets them, for who asks to see it.
    """

    def __init__(
        self,
        speech: Speech,
        name: str,
        callback: Callable[..., Any],
        params: Sequence[click.Parameter],
        *,
        instead: tuple[tuple[str, ...], ...] = (),
        usual: Mapping[str, Callable[[], str]] | None = None,
    ) -> None:
        self._instead = instead
        self._usual = usual or {}
        super().__init__(speech, name, callback, params)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Take the words in, with what environment and file say.

        Raises:
            CommandError: If one of them says what cannot be.
        """
        typed, _, _ = self.make_parser(ctx).parse_args(list(args))
        page = self.get_help_option(ctx)
        if page is None or page.name not in typed:
            settled = self._settled(typed, ctx.obj or {})
            ctx.meta[SETTLED] = settled
            ctx.default_map = {
                name: each.value for name, each in settled.items() if each.origin.kind != "flag"
            }
        return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command, or show what it would run with."""
        asked = ctx.params.pop(SHOW)
        del ctx.params[CONFIG]
        if not asked or ctx.args:
            return super().invoke(ctx)
        settings = self._effective(ctx)
        if ctx.params[JSON]:
            from schlemm.cli.paper import print_json

            print_json(configuration_json(settings))
        else:
            click.echo(configuration_text(self.speech, str(self.name), settings))
        return None

    def _settled(self, typed: Mapping[str, Any], environment: Mapping[str, str]) -> dict[str, Setting]:
        file = typed.get(CONFIG) or environment.get(FILE_VARIABLE)
        flags: Layer = {
            name: Setting(typed[name], Origin("flag", flag_of(option)))
            for name, option in settings_of(self).items()
            if name in typed
        }
        layers = (file_layer(self, file) if file else {}, environment_layer(self, environment), flags)
        return overlaid(layers, self._instead)

    def _effective(self, ctx: click.Context) -> dict[click.Option, Setting]:
        """All settings, those that nobody has set too."""
        settled: Mapping[str, Setting] = ctx.meta[SETTLED]
        said = {rival for group in self._instead if settled.keys() & {*group} for rival in group}
        found = {}
        for name, option in settings_of(self).items():
            value = ctx.params[name]
            if value is None and name in self._usual and name not in said:
                value = self._usual[name]()
            found[option] = Setting(value, settled[name].origin if name in settled else DEFAULT)
        return found
