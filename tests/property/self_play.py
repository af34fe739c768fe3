"""Boards played by four bots, and auctions between them, for the tests of bots."""

from schlemm.bots.bot import Bot, is_asked
from schlemm.core.action import Action
from schlemm.core.board.apply import apply_action
from schlemm.core.board.board import Board
from schlemm.core.board.project import view_for
from schlemm.core.board.state import Bidding, Finished, State
from schlemm.core.seats import SEATS, BySide
from schlemm.core.view import Stakes, View

FORUM = BySide("forum", "forum")
PATIENCE = 400
"""More actions than any board between bots can have."""


def next_view(state: State, stakes: Stakes = Stakes(), systems: BySide[str] = FORUM) -> View:
    """What the first seat sees that has something to do."""
    seen = (view_for(state, seat, systems, stakes) for seat in SEATS)
    return next(view for view in seen if is_asked(view))


def self_play(board: Board, bot: Bot, stakes: Stakes = Stakes()) -> list[tuple[View, Action]]:
    """Every question put to the bot in all four seats, and its answer, until the board is finished."""
    state: State = Bidding.start(board)
    told: list[tuple[View, Action]] = []
    while not isinstance(state, Finished):
        view = next_view(state, stakes)
        action = bot.act(view)
        told.append((view, action))
        state = apply_action(state, view.seat, action)
        assert len(told) <= PATIENCE, f"this board does not end: {board}"
    return told


def bid_out(board: Board, bot: Bot, stakes: Stakes = Stakes()) -> State:
    """The board after the auction between four bots."""
    state: State = Bidding.start(board)
    while isinstance(state, Bidding):
        view = next_view(state, stakes)
        state = apply_action(state, view.seat, bot.act(view))
    return state
