"""The core beside open_spiel before their speeds are compared: the same game, move by move.

Each board that open_spiel plays at random is played again through the core: at every turn both must allow the same
calls or cards, and both must score the result alike.
"""

from collections.abc import Sequence
from typing import Any

from schlemm.core.board.board import Board
from schlemm.core.board.state import Bidding, Finished, Playing, State
from schlemm.core.calls import CALLS
from schlemm.core.cards import CARDS, Card
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, BySeat, Seat, Side, Vulnerability
from schlemm.scoring.duplicate import board_score

CONDITIONS = Conditions(Seat.NORTH, Vulnerability.NONE)
PASS = 52


class Disagreement(RuntimeError):
    """Core and open_spiel do not play the same game, so that comparing their speed would mean nothing."""


def check(finished: Any, fresh: Any) -> None:
    """Play a finished board of open_spiel again, in a fresh state of it and in the core.

    Raises:
        Disagreement: If they allow or score something else.
    """
    history: Sequence[int] = finished.history()
    deal = Deal(BySeat.from_function(lambda seat: Hand.of(map(card_of, history[seat.index : 52 : 4]))))
    state: State = Bidding.start(Board(1, CONDITIONS, deal))
    for action in history[:52]:
        fresh.apply_action(action)
    for action in history[52:]:
        here, there = legal_actions(state), set(fresh.legal_actions())
        if here != there or SEATS.index(player_of(state)) != fresh.current_player():
            raise Disagreement(f"after {fresh.history_str()}: {sorted(here)} here, {sorted(there)} there")
        state = after(state, action)
        fresh.apply_action(action)
    if not isinstance(state, Finished):
        raise Disagreement(f"after {fresh.history_str()}: not finished here")
    score = board_score(state.result, Vulnerability.NONE).for_side(Side.NORTH_SOUTH)
    if score != fresh.returns()[0]:
        raise Disagreement(f"{state.result}: {score} here, {fresh.returns()[0]} there")


def card_of(action: int) -> Card:
    """The card of one of open_spiel's actions, which go by rank and then by suit."""
    return CARDS[13 * (action % 4) + action // 4]


def action_of(card: Card) -> int:
    """The number of a card in open_spiel."""
    return 4 * card.rank.index + card.suit.index


def legal_actions(state: State) -> set[int]:
    """What the core allows, in the numbers of open_spiel."""
    if isinstance(state, Bidding):
        return {PASS + CALLS.index(call) for call in state.auction.legal_calls()}
    if isinstance(state, Playing):
        return {action_of(card) for card in state.play.legal_cards(state.hands.of(state.turn))}
    return set()


def player_of(state: State) -> Seat:
    """Whose move it is as open_spiel counts: declarer's for dummy."""
    if isinstance(state, Playing) and state.turn is state.contract.dummy:
        return state.contract.declarer
    return Seat.NORTH if isinstance(state, Finished) else state.turn


def after(state: State, action: int) -> State:
    """The core's board after an action of open_spiel."""
    if isinstance(state, Bidding):
        return state.after(state.turn, CALLS[action - PASS])
    if isinstance(state, Playing):
        return state.after(state.turn, card_of(action))
    raise Disagreement(f"{action} there, finished here: {state.result}")
