"""Kinds of values and options that several commands share."""

from __future__ import annotations

import click
from click.core import ParameterSource

from schlemm.cli.speech import LANG, WORDS, Speech
from schlemm.cli.trouble import CommandError
from schlemm.formats.letters import CANONICAL, LOCAL, LetterSet


class OneOf(click.ParamType[str]):
    """One of a few words."""

    name = "one-of"

    def __init__(self, *choices: str) -> None:
        self.choices = choices

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """The choices, as the usage shows them."""
        return "|".join(self.choices)

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The word, in small letters.

        Raises:
            Trouble: If it is none of them.
        """
        word = str(value).casefold()
        if word not in self.choices:
            facts = {"option": _name_of(param), "value": str(value), "choices": ", ".join(self.choices)}
            raise CommandError("cli-not-one-of", dict(facts))
        return word


class Whole(click.ParamType[int]):
    """A whole number between two others, both included.

    Args:
        least: The smallest.
        most: The largest.
    """

    name = "whole"

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number.

        Raises:
            Trouble: If it is no number, or out of the range.
        """
        text = str(value).strip()
        if len(text) <= len(str(self.most)) + 1 and text.lstrip("+-").isdecimal():
            number = int(text) if text.count("-") + text.count("+") <= 1 else self.least - 1
            if self.least <= number <= self.most:
                return number
        facts = {"option": _name_of(param), "value": text, "least": str(self.least), "most": str(self.most)}
        raise CommandError("cli-not-a-number", dict(facts))


def _name_of(param: click.Parameter | None) -> str:
    """An option as it is typed."""
    return "" if param is None else max(param.opts, key=len)


def shared_options(speech: Speech) -> list[click.Parameter]:
    """The options that every command has, for the end of its list."""
    as_json = click.Option(["--json", "as_json"], is_flag=True, help=speech.help("json"))
    return [as_json, *language_options(speech)]


def language_options(speech: Speech) -> list[click.Parameter]:
    """``--lang`` and ``--words``, which ``cli.speech`` has read before: here they are only known and explained."""
    lang = click.Option([LANG], expose_value=False, metavar="de|it|en|fr", help=speech.help("lang"))
    names = speech.help("words-metavar")
    return [
        lang,
        click.Option([WORDS, "chosen_words"], expose_value=False, metavar=names, help=speech.help("words")),
    ]


def letters_option(speech: Speech) -> click.Option:
    """``--letters``, the language of single letters."""
    return click.Option(["--letters"], type=OneOf(*LOCAL), help=speech.help("letters"))


def letters_for(language: str | None) -> LetterSet:
    """What single letters mean, canonical unless a language was named."""
    return CANONICAL if language is None else LOCAL[language]


def typed_parameters(*names: str) -> list[str]:
    """Which of these parameters were typed, as they are typed; not those that have their usual values."""
    ctx = click.get_current_context()
    params = {param.name: param for param in ctx.command.params}
    typed = (name for name in names if ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE)
    return [_name_of(params[name]) for name in typed]


def refuse_together(*names: str) -> None:
    """Reject two options that contradict each other, or of which one would be ignored.

    Args:
        names: Parameters, of which one at most may be typed.

    Raises:
        Trouble: If two of them are typed.
    """
    typed = typed_parameters(*names)
    if len(typed) > 1:
        raise CommandError("cli-exclude", {"first": typed[0], "second": typed[1]})


def refuse_without(name: str, needed: str, *, there: bool) -> None:
    """Reject an option that would be ignored without something else.

    Args:
        name: Its parameter.
        needed: What it needs, as it is typed.
        there: Whether that is there.

    Raises:
        Trouble: If it is typed alone.
    """
    if not there and (typed := typed_parameters(name)):
        raise CommandError("cli-needs", {"option": typed[0], "needed": needed})


def refuse_options(words: tuple[str, ...]) -> None:
    """Reject words that were meant as options, which click accepts where words may begin with a sign.

    Raises:
        NoSuchOption: If there is one.
    """
    ctx = click.get_current_context()
    for word in words:
        if word.startswith("--") and word[2:3].isalpha():
            known = [name for param in ctx.command.params for name in (*param.opts, *param.secondary_opts)]
            raise click.NoSuchOption(word, possibilities=known, ctx=ctx)
