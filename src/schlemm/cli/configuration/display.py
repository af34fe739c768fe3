"""What a command runs with, as it may be shown: as a table that a file could have, without passwords."""

from __future__ import annotations

import json
from collections.abc import Mapping

import click

from schlemm.cli.addresses import without_secrets
from schlemm.cli.configuration.configurable import key_of
from schlemm.cli.configuration.setting import Setting
from schlemm.cli.printable import printable
from schlemm.cli.speech import Speech


def configuration_text(speech: Speech, table: str, settings: Mapping[click.Option, Setting]) -> str:
    """A line each: key, value, and behind it where that comes from."""
    lines = [f"[{table}]"]
    for option, setting in settings.items():
        if setting.value is None:
            lines.append(f"# {key_of(option)}: {speech.say('cli-setting-unset')}")
            continue
        origin = setting.origin.name or speech.say("cli-setting-default")
        lines.append(f"{key_of(option)} = {_toml(_shown(setting.value))}  # {origin}")
    return "\n".join(map(printable, lines))


def configuration_json(settings: Mapping[click.Option, Setting]) -> dict[str, object]:
    """The same for a program: the key's value, the kind of its origin, and the name of that."""
    return {
        key_of(option): {
            "value": _shown(setting.value),
            "from": setting.origin.kind,
            "name": setting.origin.name,
        }
        for option, setting in settings.items()
    }


def _shown(value: object) -> object:
    if isinstance(value, tuple):
        return [_shown(each) for each in value]
    return without_secrets(value) if isinstance(value, str) else value


def _toml(value: object) -> str:
    """A value as TOML has it; of texts, lists, numbers and truth that is what JSON has.

    >>> _toml(["10.0.0.0/8"]), _toml(True)
    ('["10.0.0.0/8"]', 'true')
    """
    return json.dumps(value, ensure_ascii=False)
