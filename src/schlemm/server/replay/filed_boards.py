"""Boards of a file: which format it is, and what of a board can be reckoned and played."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

from schlemm.bots.review.board import PlayedBoard
from schlemm.core.auction import Auction
from schlemm.core.contract import Contract, Result
from schlemm.core.deal import Deal
from schlemm.core.errors import RuleViolation
from schlemm.core.play import Play
from schlemm.core.seats import Seat, Vulnerability
from schlemm.core.view import Public
from schlemm.dd.open_play import OpenPlay
from schlemm.formats.filed import FiledBoard, FileDefect, final_contract
from schlemm.formats.lin import LinDefect, read_lin
from schlemm.formats.pbn import PbnDefect, read_pbn
from schlemm.table.live.replaying import auction_to

_LIN: Final = re.compile(r"(?:^|\|)\s*(?:md|qx|vg|pn|mb|st)\|", re.IGNORECASE)
"""How a text in LIN goes; a PBN file may hold bars, but no such tags between them."""


class ReadFile(NamedTuple):
    """What could be read of a text.

    Attributes:
        kind: Its format.
        boards: In the order of the file.
        defects: All that could not be read.
    """

    kind: Literal["pbn", "lin"]
    boards: tuple[FiledBoard, ...]
    defects: tuple[FileDefect, ...]


def read_file(text: str) -> ReadFile:
    """The boards of a text in PBN or LIN."""
    kind: Literal["pbn", "lin"] = "lin" if "[" not in text[:1] and _LIN.search(text) else "pbn"
    items: Iterable[FiledBoard | PbnDefect | LinDefect]
    items = read_lin(text) if kind == "lin" else read_pbn(text)
    boards: list[FiledBoard] = []
    defects: list[FileDefect] = []
    for item in items:
        if isinstance(item, FiledBoard):
            boards.append(item)
            defects.extend(item.defects)
        else:
            defects.append(item)
    return ReadFile(kind, tuple(boards), tuple(defects))


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
        return auction_to(contract)
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
