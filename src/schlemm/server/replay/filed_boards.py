"""Boards of a file, whatever its format, and what of a board can be reckoned and played."""

from __future__ import annotations

from typing import NamedTuple

from schlemm.bots.review.board import PlayedBoard
from schlemm.core.auction import Auction
from schlemm.core.contract import Contract, Result
from schlemm.core.deal import Deal
from schlemm.core.errors import RuleViolation
from schlemm.core.play import Play
from schlemm.core.seats import Seat, Vulnerability
from schlemm.core.view import Public
from schlemm.dd.open_play import OpenPlay
from schlemm.formats.file_formats import PBN, recognise
from schlemm.formats.filed import FiledBoard, FileDefect, final_contract
from schlemm.table.live.replaying import auction_to


class ReadFile(NamedTuple):
    """What could be read of a text.

    Attributes:
        kind: Its format.
        boards: In the order of the file.
        defects: All that could not be read.
    """

    kind: str
    boards: tuple[FiledBoard, ...]
    defects: tuple[FileDefect, ...]


def read_pasted_boards(text: str) -> ReadFile:
    """The boards of a text in any format that is one; what looks like none is read as PBN, which says what is wrong."""
    data = text.encode("utf-8", "replace")
    found = recognise(data)
    form = found if found is not None and found.is_text else PBN
    items = form.read(data)
    boards: list[FiledBoard] = []
    defects: list[FileDefect] = []
    for item in items:
        if isinstance(item, FiledBoard):
            boards.append(item)
            defects.extend(item.defects)
        else:
            defects.append(item)
    return ReadFile(form.name, tuple(boards), tuple(defects))


def playable_board(filed: FiledBoard) -> PlayedBoard | None:
    """The board as far as it can be reckoned and played on; ``None`` unless all four hands are given.

    Of the play it has the cards up to the first that may not be played there, as files tell revokes too. Without a
    result it counts as passed out.
    """
    deal, contract = filed.deal, filed.contract
    if deal is None:
        return None
    auction = auction_of(filed)
    play = lawful_play(deal, contract, filed.played) if isinstance(contract, Contract) else None
    public = Public(filed.dealer or auction.first, filed.vulnerability or Vulnerability.NONE, auction)
    return PlayedBoard(filed.number or 1, deal, public, play, filed.result or Result(None, 0))


def auction_of(filed: FiledBoard) -> Auction:
    """The auction; where the file has none that leads to the contract, the shortest that does."""
    contract, auction = filed.contract, filed.auction
    if isinstance(contract, Contract) and final_contract(auction) != contract:
        return auction_to(contract, filed.dealer)
    return auction or Auction(filed.dealer or Seat.NORTH)


def lawful_play(deal: Deal, contract: Contract, told: Play | None) -> Play:
    """The cards of a play that may be played, up to the first that may not."""
    now = OpenPlay.start(deal, contract)
    for card in () if told is None else told.cards:
        try:
            now = now.after(card)
        except RuleViolation:
            break
    return now.play
