"""What values an option takes from a file and from the environment, checked and told."""

from __future__ import annotations

from typing import Final

import click

from schlemm.cli.configuration.configurable import flag_of
from schlemm.cli.parameters import OneOf, Whole
from schlemm.cli.trouble import CommandError
from schlemm.core.sentence import Fact

SWITCH: Final = {"true": True, "false": False, "1": True, "0": False}
"""How a variable turns a switch on and off."""


class UnfitValue(Exception):
    """A value that an option does not take."""


def value_in_file(option: click.Option, value: object) -> object:
    """The value that a file gives to an option.

    Raises:
        UnfitValue: If it is of another type, or out of bounds.
    """
    if not option.multiple:
        return _one_in_file(option, value)
    if not isinstance(value, list):
        raise UnfitValue
    return tuple(_one_in_file(option, each) for each in value)


def value_in_variable(option: click.Option, text: str) -> object:
    """The value that a variable of the environment gives to an option; several stand with commas between.

    Raises:
        UnfitValue: If the text says none.
    """
    if option.is_flag:
        if text.strip().lower() not in SWITCH:
            raise UnfitValue
        return SWITCH[text.strip().lower()]
    if option.multiple:
        return tuple(_converted(option, part) for part in map(str.strip, text.split(",")) if part)
    return _converted(option, text)


def allowed(option: click.Option, *, in_file: bool) -> dict[str, Fact]:
    """What an option takes, as the facts of the message ``setting-allowed``."""
    kind = option.type
    if option.is_flag:
        return {"kind": "switch"}
    if isinstance(kind, Whole):
        return {"kind": "whole", "least": str(kind.least), "most": str(kind.most)}
    if isinstance(kind, OneOf):
        return {"kind": "choice", "choices": ", ".join(kind.choices)}
    if option.multiple:
        return {"kind": "list" if in_file else "commas"}
    return {"kind": "text"} if kind is click.STRING else {"kind": "other", "flag": flag_of(option)}


def _one_in_file(option: click.Option, value: object) -> object:
    if type(value) not in _types(option):
        raise UnfitValue
    return value if option.is_flag else _converted(option, value)


def _types(option: click.Option) -> tuple[type, ...]:
    """The types that a value in a file may have; truth is no number here."""
    if option.is_flag:
        return (bool,)
    if isinstance(option.type, Whole | click.types.IntParamType):
        return (int,)
    return (int, float) if isinstance(option.type, click.types.FloatParamType) else (str,)


def _converted(option: click.Option, value: object) -> object:
    try:
        return option.type.convert(value, option, None)
    except (CommandError, click.UsageError) as error:
        raise UnfitValue from error
