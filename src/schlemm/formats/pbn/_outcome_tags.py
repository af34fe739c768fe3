"""The tags Declarer, Contract and Result (3.4.13 to 3.4.15)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from schlemm.core.calls import PASS, Bid, Pass
from schlemm.core.cards import Strain
from schlemm.core.contract import Contract, Doubling
from schlemm.core.seats import Seat
from schlemm.formats.pbn._lexer import RawTag
from schlemm.formats.pbn.defect import Findings, PbnCode

_CONTRACT: Final = re.compile(r"([1-7])\s*(C|D|H|S|NT?)\s*(X{0,2}|\*{1,2})", re.IGNORECASE)
_SIDE: Final = r"(NS|EW)\s+(\d{1,2})"
_RESULT: Final = re.compile(rf"\^?\s*(?:(\d{{1,2}})|{_SIDE}(?:\s+{_SIDE})?)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class ContractTags:
    """What the tags say about the contract.

    Attributes:
        contract: The contract, ``PASS`` if passed out, ``None`` if the tags leave it open.
        is_swapped: Whether declarer and dummy changed places (``^S``).
    """

    contract: Contract | Pass | None
    is_swapped: bool = False


def read_told(
    contract: RawTag | None, declarer: RawTag | None, settled: Contract | Pass | None, findings: Findings
) -> ContractTags:
    """The contract of the tags; what one of them leaves open is taken from the auction's contract, if there is one."""
    bid = _read_bid(contract, findings)
    if isinstance(bid, Pass):
        return ContractTags(PASS)
    seat, is_swapped = _read_declarer(declarer, findings)
    if findings.defects:
        return ContractTags(None)
    if isinstance(settled, Contract):
        bid = bid or (settled.bid, settled.doubling)
        seat = seat or settled.declarer
    if bid is not None and seat is not None:
        return ContractTags(Contract(*bid, seat), is_swapped)
    if bid is not None and contract is not None:
        findings.report(PbnCode.NO_DECLARER, contract.line, contract.name, contract=contract.value)
    elif seat is not None and declarer is not None and settled is None:
        findings.report(PbnCode.NO_CONTRACT, declarer.line, declarer.name, text=declarer.value)
    return ContractTags(None)


def read_tricks(result: RawTag | None, contract: Contract | Pass | None, findings: Findings) -> int | None:
    """How many tricks declarer's side won; ``None`` if that is not known or passed out."""
    if result is None or result.value.strip() in {"", "?"} or isinstance(contract, Pass):
        return None
    match = _RESULT.fullmatch(result.value.strip())
    won = [int(tricks) for tricks in match.group(1, 3, 5) if tricks] if match else []
    if (
        match is None
        or max(won) > 13
        or (len(won) == 2 and (sum(won) > 13 or match[2].upper() == match[4].upper()))
    ):
        findings.report(PbnCode.UNKNOWN_RESULT, result.line, result.name, text=result.value)
        return None
    if contract is None:
        findings.report(PbnCode.NO_CONTRACT, result.line, result.name, text=result.value)
        return None
    if match[1]:
        return won[0]
    by_side = {match[2].upper(): won[0], (match[4] or "").upper(): won[-1]}
    return by_side.get(contract.side.letters, 13 - won[0])


def _read_bid(tag: RawTag | None, findings: Findings) -> tuple[Bid, Doubling] | Pass | None:
    text = tag.value.strip() if tag else ""
    if tag is None or text in {"", "?"}:
        return None
    if text.lower() in {"pass", "p", "passed", "passed out", "all pass", "ap"}:
        return PASS
    match = _CONTRACT.fullmatch(text)
    if match is None:
        findings.report(PbnCode.UNKNOWN_CONTRACT, tag.line, tag.name, text=tag.value)
        return None
    bid = Bid(int(match[1]), Strain.parse(match[2].upper()))
    return bid, Doubling(match[3].upper().replace("*", "X"))


def _read_declarer(tag: RawTag | None, findings: Findings) -> tuple[Seat | None, bool]:
    text = tag.value.strip().upper() if tag else ""
    if tag is None or text in {"", "?"}:
        return None, False
    if text.removeprefix("^") not in {*"NESW"}:
        findings.report(PbnCode.UNKNOWN_DECLARER, tag.line, tag.name, text=tag.value)
        return None, False
    return Seat(text[-1]), text.startswith("^")
