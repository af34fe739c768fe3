"""End positions (3.10): fewer cards, a contract that is its denomination alone, a play whose tag says who leads."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from schlemm.core.calls import Bid
from schlemm.core.cards import Card, Strain
from schlemm.core.contract import Contract, Doubling
from schlemm.core.seats import Seat
from schlemm.formats.filed import FiledEnding, FiledPlay, Hands, is_short, with_trick
from schlemm.formats.pbn._field_tags import read_declarer, read_tricks
from schlemm.formats.pbn._tokens import RawTag
from schlemm.formats.pbn.defect import Findings, PbnCode

OF_RESULT: Final = frozenset({"Contract", "Declarer", "Result"})
"""The tags that tell of a position something else than of a board."""
_CONTRACT: Final = re.compile(r"([1-7])?\s*(C|D|H|S|NT?)\s*(X{0,2}|\*{1,2}|R)", re.ASCII | re.IGNORECASE)


def read_end_position(
    tags: Mapping[str, RawTag],
    hands: Hands,
    settled: Contract | None,
    play: FiledPlay | None,
    findings: Findings,
) -> FiledEnding | None:
    """The position, if the hands are those of one; where they are not equally long, that is reported.

    Args:
        tags: The tags of the game.
        hands: As its Deal tells them.
        settled: The contract of its auction, if that is over.
        play: What was played; the first cards of it may have left the hands.
        findings: Where to report.
    """
    if not is_short(hands):
        return None
    leader = None if play is None else play.leader
    cells: tuple[Card | None, ...] = () if play is None else play.cells[:4]
    begun = with_trick(hands, (card for card in cells if card is not None), leader)
    if begun is None:
        at = tags["Deal"]
        held = [card for hand in hands for card in hand or ()]
        if twice := sorted({str(card) for card in held if held.count(card) > 1}):
            findings.report(PbnCode.CARD_TWICE, at.at, at.name, cards=" ".join(twice))
        else:
            counts = " ".join(str(len(hand or ())) for hand in hands)
            findings.report(PbnCode.END_POSITION, at.at, at.name, text=counts)
        return None
    declarer, _ = read_declarer(tags.get("Declarer"), findings)
    strain, told = _played_in(tags.get("Contract"), declarer, findings)
    if settled is not None and strain is None and declarer in {None, settled.declarer}:
        strain, declarer, told = settled.strain, settled.declarer, settled
    won = read_tricks(tags.get("Result"), findings, len(begun[0].north)).of(declarer)
    return FiledEnding(begun[0], strain, declarer, leader, told, won)


def _played_in(
    tag: RawTag | None, declarer: Seat | None, findings: Findings
) -> tuple[Strain | None, Contract | None]:
    """The denomination, and the contract where a level and a declarer are told too."""
    text = tag.value.strip() if tag else ""
    if tag is None or text in {"", "?"}:
        return None, None
    match = _CONTRACT.fullmatch(text)
    if match is None:
        findings.report(PbnCode.UNKNOWN_CONTRACT, tag.at, tag.name, text=tag.value)
        return None, None
    strain = Strain.parse(match[2].upper())
    if match[1] is None or declarer is None:
        return strain, None
    doubling = Doubling(match[3].upper().replace("*", "X").replace("R", "XX"))
    return strain, Contract(Bid(int(match[1]), strain), doubling, declarer)
