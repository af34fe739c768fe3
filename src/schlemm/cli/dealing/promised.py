"""``schlemm deal --verify``: whether the deals of a saved record follow from what they were promised by."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from schlemm.cli import paper
from schlemm.cli.speech import Speech
from schlemm.cli.system_words import reason_of
from schlemm.cli.trouble import BAD_INPUT, FAILED, CommandError, path_code

if TYPE_CHECKING:
    from schlemm.dealing.fair import Promise

MOST: Final = 10_000_000
"""The longest file that is read, in characters; a record of a whole match has some forty thousand."""


def verify(speech: Speech, name: str, *, as_json: bool) -> int:
    """Say of each deal of the record whether it is right; the exit code.

    Raises:
        Trouble: If the file cannot be read, or holds no record of deals.
    """
    record = _read(name)
    try:
        found = [(int(told["number"]), verdict(str(record["game"]), told)) for told in record["deals"]]
    except (LookupError, TypeError, ValueError, AttributeError, OverflowError) as error:
        raise CommandError("deal-no-record", {"path": name}) from error
    if not found:
        raise CommandError("deal-no-record", {"path": name})
    if as_json:
        paper.print_json({"deals": [{"number": number, "verdict": code} for number, code in found]})
    else:
        for number, code in found:
            click.echo(speech.say("cli-deal-checked", {"number": number, "verdict": code}))
    return FAILED if any(code in {"broken", "other-cards"} for _, code in found) else 0


def _read(name: str) -> dict[str, Any]:
    """The record in a file.

    Raises:
        Trouble: If there is none.
    """
    try:
        with Path(name).expanduser().open(encoding="utf-8") as file:
            record = json.loads(file.read(MOST))
    except OSError as error:
        raise CommandError(
            "deal-no-file", {"path": name, "detail": reason_of(error)}, path_code(error)
        ) from error
    except (ValueError, RecursionError) as error:
        raise CommandError("deal-no-record", {"path": name}, BAD_INPUT) from error
    if not isinstance(record, dict):
        raise CommandError("deal-no-record", {"path": name}, BAD_INPUT)
    return record


def verdict(game: str, told: dict[str, Any]) -> str:
    """``kept``, ``broken`` (another secret), ``other-cards`` or ``unruled``.

    Raises:
        LookupError, TypeError, ValueError, AttributeError: If it is no deal of a record.
    """
    from schlemm.core.deal import Deal
    from schlemm.core.seats import Seat
    from schlemm.dealing.fair import follows

    deal = Deal.parse(told["deal"])
    if told["commitment"] is None:
        return "unruled"
    promise = promise_of(game, told)
    if promise.commitment != told["commitment"]:
        return "broken"
    declarer = told.get("declarer")
    kept = follows(promise, deal, None if declarer is None else Seat.parse(declarer))
    return "kept" if kept else "other-cards"


def promise_of(game: str, told: dict[str, Any]) -> Promise:
    """What a deal was to follow from."""
    from schlemm.dealing.fair import Promise

    promise = Promise(game, int(told["number"]), str(told["secret"]))
    for who, value in told["given"].items():
        promise = promise.after(who, str(value))
    return promise.after("N", "", told["cut"])
