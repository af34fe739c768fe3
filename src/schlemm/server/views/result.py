"""A board that is over, with all its cards."""

from __future__ import annotations

from schlemm.core.hand import Hand
from schlemm.server.common.letters import card_letters
from schlemm.server.protocol.view import HandView, ResultView
from schlemm.server.views.board import tricks_of
from schlemm.server.views.sheet import fate_view
from schlemm.table.views.sight import OpenBoard


def result_view(over: OpenBoard, telling: Hand) -> ResultView:
    """How the board ended, the four hands as they were dealt, and every trick, also what a claim cut short."""
    play = over.play
    return ResultView(
        result=str(over.result),
        fate=fate_view(over.result),
        hands=[HandView(seat, card_letters(hand), "over") for seat, hand in over.deal.hands.items()],
        tricks=[] if play is None else tricks_of(play, telling),
        claimed=play is not None and not play.is_over,
        honours=None if over.honours is None else over.honours.seat,
        redeal=over.redeal,
    )
