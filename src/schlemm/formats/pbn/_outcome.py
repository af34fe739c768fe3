"""The auction of a game and what its tags tell of the outcome, made one and compared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from schlemm.core.auction import Auction
from schlemm.core.calls import PASS, Pass
from schlemm.core.contract import Contract, Doubling
from schlemm.core.seats import SEATS, BySide, Seat, Side
from schlemm.formats.filed import final_contract
from schlemm.formats.pbn._auction_section import ReadAuction, completed, read_auction
from schlemm.formats.pbn._field_tags import ContractTags, WonTricks, read_told, read_tricks
from schlemm.formats.pbn._tokens import RawTag
from schlemm.formats.pbn.defect import Findings, PbnCode


@dataclass(frozen=True, slots=True)
class PbnOutcome:
    """What a game's calls and tags say together.

    Attributes:
        read: The Auction section.
        auction: The calls.
        told: The contract, where it does not follow from the auction.
        contract: The contract, ``PASS`` if passed out, ``None`` if not known.
        tricks: What declarer's side won.
        won: What each side won, where there is no contract.
    """

    read: ReadAuction | None
    auction: Auction | None
    told: Contract | Pass | None
    contract: Contract | Pass | None
    tricks: int | None
    won: BySide[int] | None


def read_outcome(tags: Mapping[str, RawTag], dealer: Seat | None, findings: Findings) -> PbnOutcome:
    """The outcome, as far as it can be read; no defect is told for another's sake."""
    read = read_auction(tags["Auction"], dealer, findings) if "Auction" in tags else None
    before = final_contract(read.auction) if read else None
    told = read_told(tags.get("Contract"), tags.get("Declarer"), before, findings)
    if read and (turns := _passes_left_out(tags, read, told.contract)):
        findings.report(PbnCode.PASSES_MISSING, tags["Auction"].at, "Auction", contract=str(told.contract))
        read = read.after_passes(turns)
        before = final_contract(read.auction)
    auction = completed(read, told.contract) if read else None
    differs = findings.reported
    settled = before if read and auction is read.auction else final_contract(auction)
    open_contract = _not_agreed(told, settled, tags, findings)
    contract = open_contract or settled
    result = tags.get("Result")
    won = WonTricks() if isinstance(contract, Pass) else read_tricks(result, findings)
    tricks = won.of(contract.declarer) if isinstance(contract, Contract) else None
    if findings.reported > differs and _side(told.contract) is not _side(contract) and won.sides is None:
        tricks = None  # they are those of somebody who did not play it
    if result and contract is None and won.declarer is not None and not told.is_wrong and _is_whole(read):
        findings.report(PbnCode.NO_CONTRACT, result.at, result.name, text=result.value)
    sides = won.sides if contract is None else None
    return PbnOutcome(read, auction, open_contract, contract, tricks, sides)


def _passes_left_out(
    tags: Mapping[str, RawTag], read: ReadAuction, told: Contract | Pass | None
) -> int | None:
    """How many passes are missing before the opening bid, in a file that begins with that whoever made it.

    So it is where the contract told is the auction's but for its declarer, and the player on the left of the declarer
    told led; that a double is not told says nothing of who played. A file that marks the declarer as an irregular one
    (``^``) means what it says.
    """
    ends_in, calls = read.auction.contract, read.auction.calls
    if ends_in is None or not isinstance(told, Contract) or not read.is_whole or calls[0] == PASS:
        return None
    led = "Play" in tags and tags["Play"].value == told.leader.letter
    is_irregular = "Declarer" in tags and tags["Declarer"].value.strip().startswith("^")
    is_alike = told.bid == ends_in.bid and told.doubling in {ends_in.doubling, Doubling.UNDOUBLED}
    if not led or is_irregular or not is_alike:
        return None
    return (told.declarer.index - ends_in.declarer.index) % len(SEATS) or None


def _is_whole(read: ReadAuction | None) -> bool:
    """Whether no contract is missing only because the auction could not be read to its end."""
    return read is None or read.is_whole


def _side(contract: Contract | Pass | None) -> Side | None:
    return contract.side if isinstance(contract, Contract) else None


def _not_agreed(
    told: ContractTags, settled: Contract | Pass | None, tags: Mapping[str, RawTag], findings: Findings
) -> Contract | Pass | None:
    """The contract told, if the auction does not say it, in which it is settled; a contradiction is reported."""
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
    findings.report(PbnCode.CONTRACT_DIFFERS, tag.at, tag.name, text=tag.value, contract=ends_in)
    return None


def _same_bid(told: Contract | Pass, settled: Contract | Pass) -> bool:
    """Whether two contracts differ in their declarer only."""
    if isinstance(told, Pass) or isinstance(settled, Pass):
        return False
    return (told.bid, told.doubling) == (settled.bid, settled.doubling)
