"""The tags Board, Dealer and Vulnerable (3.4.4, 3.4.9, 3.4.10)."""

from __future__ import annotations

from typing import Final

from schlemm.core.conditions import Conditions
from schlemm.core.seats import Seat, Vulnerability
from schlemm.formats.pbn._encoding import capitals
from schlemm.formats.pbn._tokens import RawTag
from schlemm.formats.pbn.defect import Findings, PbnCode
from schlemm.formats.pbn.limits import LONGEST_NUMBER

_VULNERABLE: Final = {
    **dict.fromkeys(("none", "love", "-"), Vulnerability.NONE),
    **dict.fromkeys(("ns", "n-s", "n/s"), Vulnerability.NORTH_SOUTH),
    **dict.fromkeys(("ew", "e-w", "e/w"), Vulnerability.EAST_WEST),
    **dict.fromkeys(("all", "both"), Vulnerability.BOTH),
}


def read_number(tag: RawTag | None, findings: Findings) -> int | None:
    """The number of a board, if it has one."""
    text = _given(tag)
    if tag is None or text is None:
        return None
    if text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER and int(text) > 0:
        return int(text)
    findings.report(PbnCode.BOARD_NUMBER, tag.at, tag.name, text=tag.value)
    return None


def read_dealer(tag: RawTag | None, findings: Findings) -> Seat | None:
    """The dealer, if the tag says it."""
    text = _given(tag)
    if tag is None or text is None:
        return None
    if capitals(text) in {*"NESW"}:
        return Seat(capitals(text))
    findings.report(PbnCode.UNKNOWN_DEALER, tag.at, tag.name, text=tag.value)
    return None


def dealer_of(number: int | None, first: Seat | None) -> Seat | None:
    """Who deals where no tag says it: by the board's number, unless somebody else calls first.

    Args:
        number: The board's number.
        first: Who calls first: the dealer, or by house rule the player on the left.
    """
    by_number = None if number is None else Conditions.of_board(number).dealer
    if first is None or by_number in {first, first.right}:
        return by_number
    return first


def read_vulnerability(tag: RawTag | None, number: int | None, findings: Findings) -> Vulnerability | None:
    """Who is vulnerable, by the board's number where the tag does not say it."""
    text = _given(tag)
    if tag is not None and text is not None:
        if text.lower() in _VULNERABLE:
            return _VULNERABLE[text.lower()]
        findings.report(PbnCode.UNKNOWN_VULNERABILITY, tag.at, tag.name, text=tag.value)
    return None if number is None else Conditions.of_board(number).vulnerability


def _given(tag: RawTag | None) -> str | None:
    """What a tag says; ``None`` if it is not there, not known (``?``) or empty."""
    text = "" if tag is None else tag.value.strip()
    return None if text in {"", "?"} else text
