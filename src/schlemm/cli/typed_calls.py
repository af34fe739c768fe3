"""Calls as they are typed behind an option, such as ``--auction "1NT P 2C"``."""

from __future__ import annotations

from collections.abc import Iterable

from schlemm.cli.speech import Speech
from schlemm.cli.trouble import CommandError
from schlemm.core.auction import Auction
from schlemm.core.calls import Call, parse_call
from schlemm.core.errors import NotationError


def calls_of(text: str) -> tuple[Call, ...]:
    """The calls that were typed.

    Raises:
        Trouble: If one of them is none; it names its place.
    """
    calls: list[Call] = []
    for number, word in enumerate(text.replace(",", " ").split(), start=1):
        try:
            calls.append(parse_call(word.upper()))
        except NotationError as error:
            raise CommandError("bid-unknown-call", {"number": number, "text": word}) from error
    return tuple(calls)


def auction_after(speech: Speech, auction: Auction, calls: Iterable[Call]) -> Auction:
    """The auction after these calls.

    Raises:
        Trouble: If one of them is not legal there; it names its place and the reason.
    """
    for number, call in enumerate(calls, start=1):
        violation = auction.why_not(call)
        if violation is not None:
            why = speech.say(f"refused-{violation.code.value}", dict(violation.data))
            raise CommandError("bid-illegal-call", {"number": number, "call": str(call), "why": why})
        auction = auction.after(call)
    return auction
