"""A play with all cards open against the best defence, ready to be shown."""

from __future__ import annotations

from schlemm.bots.open_cards import OpenTurn
from schlemm.core.seats import SEATS
from schlemm.server.common.letters import card_letters
from schlemm.server.protocol.open_turn import OpenTurnView
from schlemm.server.protocol.view import HandView


def open_turn_view(turn: OpenTurn) -> OpenTurnView:
    """Where a play with open cards has come to."""
    play, hands = turn.now.play, turn.now.hands
    last = play.last_trick
    return OpenTurnView(
        hands=[HandView(seat, card_letters(hands.of(seat)), "over") for seat in SEATS],
        cards=card_letters(play.cards),
        trick=card_letters(play.trick.cards),
        last=[] if last is None else card_letters(last.cards),
        turn=play.turn,
        legal=card_letters(turn.legal),
        won=play.won_by(play.contract.side),
        possible=turn.possible,
    )
