"""What of a board of a file can be reckoned and played."""

from __future__ import annotations

from schlemm.core.auction import Auction
from schlemm.core.contract import Contract, Result
from schlemm.core.deal import Deal
from schlemm.core.play import Play
from schlemm.core.played_board import PlayedBoard
from schlemm.core.seats import Seat, Vulnerability
from schlemm.core.view import Public
from schlemm.dd.open_play import lawful_course
from schlemm.formats.filed import FiledBoard, final_contract
from schlemm.table.rules.replaying import auction_to


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
    return lawful_course(deal, contract, () if told is None else told.cards)[-1].play
