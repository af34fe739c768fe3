"""Commands and their help pages in the player's language, on top of click."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import click

from schlemm.cli.speech import Speech
from schlemm.cli.trouble import WIDTH, CommandError

SETTINGS: Final = {"max_content_width": WIDTH, "help_option_names": ["-h", "--help"]}
"""What click is told for the program and for every command."""


class HelpPage(click.HelpFormatter):
    """A help page whose headings are in the player's language."""

    def __init__(self, speech: Speech) -> None:
        super().__init__(max_width=WIDTH)
        self._speech = speech

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write how the command is typed."""
        super().write_usage(prog, args, prefix or f"{self._speech.help('usage')} ")

    def write_heading(self, heading: str) -> None:
        """Write a heading; click names them in English."""
        super().write_heading(self._speech.help(f"heading-{heading.rsplit(maxsplit=1)[-1].casefold()}"))


class Command(click.Command):
    """A command that speaks the player's language.

    Args:
        speech: The language.
        name: What is typed.
        callback: What it does.
        params: Its arguments and options.
        takes_signs: Whether words such as ``-2`` may be meant as they are and not as options.
    """

    def __init__(
        self,
        speech: Speech,
        name: str,
        callback: Callable[..., Any],
        params: Sequence[click.Parameter],
        *,
        takes_signs: bool = False,
    ) -> None:
        self.speech = speech
        about = speech.help(name)
        super().__init__(
            name,
            {**SETTINGS, "allow_extra_args": True, "ignore_unknown_options": takes_signs},
            callback,
            list(params),
            help=about,
            short_help=about,
            options_metavar=speech.help("metavar-options"),
        )

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """``--help``, explained in the player's language."""
        return translated_help(super().get_help_option(ctx), self.speech)

    def get_help(self, ctx: click.Context) -> str:
        """The help page."""
        return help_page(self, ctx, self.speech)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Take the words in.

        Raises:
            Trouble: If an option stands there twice, of which the first would be ignored.
        """
        _, _, order = self.make_parser(ctx).parse_args(list(args))
        for param, times in Counter(order).items():
            if times > 1 and isinstance(param, click.Option) and param.expose_value and not param.multiple:
                raise CommandError("cli-twice", {"option": max(param.opts, key=len)})
        return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command, unless words are left over.

        Raises:
            Trouble: If there are words that no argument takes.
        """
        if ctx.args:
            raise CommandError("cli-left-over", {"words": " ".join(ctx.args)})
        return super().invoke(ctx)


class Program(click.Group):
    """Commands together; each is made only when it is looked at.

    Args:
        speech: The language.
        makers: What makes each command, by name, in the order of the help page.
        params: Options of the program itself.
        name: What is typed.
    """

    def __init__(
        self,
        speech: Speech,
        makers: Mapping[str, Callable[[Speech], click.Command]],
        params: Sequence[click.Parameter],
        name: str = "schlemm",
    ) -> None:
        self.speech = speech
        self._makers = makers
        super().__init__(
            name,
            context_settings=SETTINGS,
            params=list(params),
            help=speech.help(name),
            short_help=speech.help(name),
            invoke_without_command=True,
            callback=self._alone,
            options_metavar=speech.help("metavar-options"),
            subcommand_metavar=speech.help("metavar-command"),
        )

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all commands."""
        return list(self._makers)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command with this name."""
        maker = self._makers.get(cmd_name)
        return None if maker is None else maker(self.speech)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what each command does, without making any: that would load what all of them need."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, self.speech.help(name)) for name in self._makers])

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """``--help``, explained in the player's language."""
        return translated_help(super().get_help_option(ctx), self.speech)

    def get_help(self, ctx: click.Context) -> str:
        """The help page."""
        return help_page(self, ctx, self.speech)

    @staticmethod
    def _alone() -> None:
        """Show the help page if no command is named."""
        ctx = click.get_current_context()
        if ctx.invoked_subcommand is None:
            click.echo(ctx.get_help())


def translated_help(option: click.Option | None, speech: Speech) -> click.Option | None:
    """The option ``--help`` with its text in the player's language."""
    if option is not None:
        option.help = speech.help("help")
    return option


def help_page(command: click.Command, ctx: click.Context, speech: Speech) -> str:
    """The help page of a command."""
    page = HelpPage(speech)
    command.format_help(ctx, page)
    return page.getvalue().rstrip("\n")
