"""A board that is over, as the gallery may see it."""

from __future__ import annotations

from schlemm.core.played_board import PlayedBoard
from schlemm.match.state.place import Room
from schlemm.server.common.letters import card_letters
from schlemm.server.protocol.view import HandView
from schlemm.server.views.board import contract_of
from schlemm.server.views.comparison import record_view
from schlemm.server.watch.wire import GalleryBoard


def gallery_board(board: PlayedBoard, room: Room) -> GalleryBoard:
    """A board that is over, with all its cards.

    Args:
        board: The board.
        room: In which room of its game it was played.
    """
    public, contract = board.public, board.result.contract
    return GalleryBoard(
        number=board.number,
        dealer=public.dealer,
        vulnerability=public.vulnerability,
        first=public.auction.first,
        result=str(board.result),
        contract=None if contract is None else contract_of(contract),
        hands=[HandView(seat, card_letters(hand), "over") for seat, hand in board.deal.hands.items()],
        record=record_view(board, room),
    )
