"""Tags of one short value: Board, Dealer, Vulnerable (3.4.4, 3.4.9, 3.4.10), Declarer, Contract, Result (3.4.13-15)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from schlemm.core.calls import PASS, Bid, Pass
from schlemm.core.cards import Strain
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract, Doubling
from schlemm.core.play import TRICKS
from schlemm.core.seats import BySide, Seat, Vulnerability
from schlemm.formats.filed import CommonCode
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
_CONTRACT: Final = re.compile(r"([1-7])\s*(C|D|H|S|NT?)\s*(X{0,2}|\*{1,2}|R)", re.ASCII | re.IGNORECASE)
_SIDE: Final = r"(N[-/]?S|E[-/]?W)\s+(\d{1,2})"
_RESULT: Final = re.compile(rf"\^?\s*(?:(\d{{1,2}})|{_SIDE}(?:\s+{_SIDE})?)", re.ASCII | re.IGNORECASE)


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


@dataclass(frozen=True, slots=True)
class ContractTags:
    """What the tags say about the contract.

    Attributes:
        contract: The contract, ``PASS`` if passed out, ``None`` if the tags leave it open.
        is_swapped: Whether declarer and dummy changed places (``^S``).
        is_wrong: Whether they leave it open because something in them is wrong.
    """

    contract: Contract | Pass | None
    is_swapped: bool = False
    is_wrong: bool = False


def read_told(
    contract: RawTag | None, declarer: RawTag | None, settled: Contract | Pass | None, findings: Findings
) -> ContractTags:
    """The contract of the tags; what one of them leaves open is taken from the auction's contract, if there is one."""
    before = findings.reported
    bid = _read_bid(contract, findings)
    if isinstance(bid, Pass):
        return ContractTags(PASS)
    seat, is_swapped = read_declarer(declarer, findings)
    if findings.reported > before:
        return ContractTags(None, is_wrong=True)
    if isinstance(settled, Contract):
        bid = bid or (settled.bid, settled.doubling)
        seat = seat or settled.declarer
    if bid is not None and seat is not None:
        return ContractTags(Contract(*bid, seat), is_swapped)
    if bid is not None and contract is not None:
        findings.report(PbnCode.NO_DECLARER, contract.at, contract.name, contract=contract.value)
    elif seat is not None and declarer is not None and settled is None:
        findings.report(PbnCode.NO_CONTRACT, declarer.at, declarer.name, text=declarer.value)
    return ContractTags(None, is_wrong=findings.reported > before)


@dataclass(frozen=True, slots=True)
class WonTricks:
    """What the tag Result says.

    Attributes:
        declarer: What declarer's side won; ``None`` if that is not known.
        sides: What each side won, where it says so of one or both.
    """

    declarer: int | None = None
    sides: BySide[int] | None = None

    def of(self, declarer: Seat | None) -> int | None:
        """What the side of this declarer won."""
        if self.sides is None:
            return self.declarer
        return None if declarer is None else self.sides.of(declarer.side)


def read_tricks(result: RawTag | None, findings: Findings, left: int = TRICKS) -> WonTricks:
    """How many tricks were won; nothing is known where the tag is empty or wrong, which is reported.

    Args:
        result: The tag.
        findings: Where to report.
        left: How many there are; of an ending fewer, and where more are told, that is reported too.
    """
    if result is None or result.value.strip() in {"", "?"}:
        return WonTricks()
    match = _RESULT.fullmatch(result.value.strip())
    won = [int(tricks) for tricks in match.group(1, 3, 5) if tricks] if match else []
    sides = [side[0].upper() for side in match.group(2, 4) if side] if match else []
    if match is None or max(won) > TRICKS or sum(won) > TRICKS or len({*sides}) < len(sides):
        findings.report(PbnCode.UNKNOWN_RESULT, result.at, result.name, text=result.value)
        return WonTricks()
    if sum(won) > left:
        findings.report(CommonCode.ENDING_RESULT, result.at, result.name, text=result.value)
        return WonTricks()
    if not sides:
        return WonTricks(declarer=won[0])
    by_side = dict(zip(sides, won, strict=True))
    north_south = by_side.get("N", left - won[0])
    return WonTricks(sides=BySide(north_south, by_side.get("E", left - won[0])))


def _read_bid(tag: RawTag | None, findings: Findings) -> tuple[Bid, Doubling] | Pass | None:
    text = tag.value.strip() if tag else ""
    if tag is None or text in {"", "?"}:
        return None
    if text.lower() in {"pass", "pas", "p", "passed", "passed out", "all pass", "ap"}:
        return PASS
    match = _CONTRACT.fullmatch(text)
    if match is None:
        findings.report(PbnCode.UNKNOWN_CONTRACT, tag.at, tag.name, text=tag.value)
        return None
    bid = Bid(int(match[1]), Strain.parse(match[2].upper()))
    return bid, Doubling(match[3].upper().replace("*", "X").replace("R", "XX"))


def read_declarer(tag: RawTag | None, findings: Findings) -> tuple[Seat | None, bool]:
    """Who plays the contract, and whether declarer and dummy changed places; nobody where the tag does not say it."""
    text = capitals(tag.value.strip()) if tag else ""
    if tag is None or text in {"", "?"}:
        return None, False
    if text.removeprefix("^") not in {*"NESW"}:
        findings.report(PbnCode.UNKNOWN_DECLARER, tag.at, tag.name, text=tag.value)
        return None, False
    return Seat(text[-1]), text.startswith("^")
