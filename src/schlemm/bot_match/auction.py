"""The auction at one table of a match."""

from __future__ import annotations

from schlemm.bot_match.contestants import Blame
from schlemm.bot_match.table_players import TablePlayers
from schlemm.core.action import Action, MakeCall
from schlemm.core.board.apply import apply_action
from schlemm.core.board.state import Bidding, Finished, Playing, State
from schlemm.core.calls import PASS
from schlemm.core.view import View


def bid_out_board(players: TablePlayers) -> Playing | Finished:
    """The board after its auction. Who fails to call passes from then on."""
    state: State = Bidding.start(players.board)
    while isinstance(state, Bidding):
        seat = state.turn
        action = (
            MakeCall(PASS) if players.lapses(seat) else players.ask(players.view(state, seat), fault, passes)
        )
        state = apply_action(state, seat, action)
    return state


def fault(view: View, action: Action) -> Blame | None:
    """What is wrong with an action in the auction."""
    if not isinstance(action, MakeCall):
        return Blame("no-call", str(action))
    violation = view.auction.why_not(action.call)
    return Blame("illegal-call", f"{action.call}: {violation}") if violation else None


def passes(_: View) -> Action:
    """What is called where a player fails."""
    return MakeCall(PASS)
