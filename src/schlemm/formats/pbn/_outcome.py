"""The auction of a game and what its tags tell of the outcome, made one and compared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from schlemm.core.auction import Auction
from schlemm.core.calls import Pass
from schlemm.core.contract import Contract
from schlemm.core.seats import Seat
from schlemm.formats.filed import final_contract
from schlemm.formats.pbn._auction_section import completed, read_auction
from schlemm.formats.pbn._lexer import RawTag
from schlemm.formats.pbn._outcome_tags import ContractTags, read_told, read_tricks
from schlemm.formats.pbn.defect import Findings, PbnCode


@dataclass(frozen=True, slots=True)
class PbnOutcome:
    """What a game's calls and tags say together.

    Attributes:
        auction: The calls.
        references: Their notes, as (index of the call, number of the note) pairs.
        told: The contract, where it does not follow from the auction.
        tricks: What declarer's side won.
    """

    auction: Auction | None
    references: tuple[tuple[int, int], ...]
    told: Contract | Pass | None
    tricks: int | None


def read_outcome(tags: Mapping[str, RawTag], dealer: Seat | None, findings: Findings) -> PbnOutcome | None:
    """The outcome; ``None`` if this or anything before it is wrong, so that no defect is told for another's sake."""
    read = read_auction(tags["Auction"], dealer, findings) if "Auction" in tags else None
    if findings.defects:
        return None
    told = read_told(
        tags.get("Contract"), tags.get("Declarer"), final_contract(read.auction if read else None), findings
    )
    auction = completed(read, told.contract) if read else None
    open_contract = _not_agreed(told, auction, tags, findings)
    if findings.defects:
        return None
    tricks = read_tricks(tags.get("Result"), open_contract or final_contract(auction), findings)
    references = read.references if read else ()
    return None if findings.defects else PbnOutcome(auction, references, open_contract, tricks)


def _not_agreed(
    told: ContractTags, auction: Auction | None, tags: Mapping[str, RawTag], findings: Findings
) -> Contract | Pass | None:
    """The contract told, if the auction does not say it; a contradiction is reported."""
    settled = final_contract(auction)
    if settled is None:
        return told.contract
    if told.contract is None or told.contract == settled:
        return None
    if told.is_swapped and isinstance(settled, Contract):
        swapped = Contract(settled.bid, settled.doubling, settled.declarer.partner)
        if told.contract == swapped:
            return swapped
    tag = tags["Declarer" if _same_bid(told.contract, settled) else "Contract"]
    ends_in = "Pass" if isinstance(settled, Pass) else str(settled)
    findings.report(PbnCode.CONTRACT_DIFFERS, tag.line, tag.name, text=tag.value, contract=ends_in)
    return None


def _same_bid(told: Contract | Pass, settled: Contract | Pass) -> bool:
    """Whether two contracts differ in their declarer only."""
    if isinstance(told, Pass) or isinstance(settled, Pass):
        return False
    return (told.bid, told.doubling) == (settled.bid, settled.doubling)
