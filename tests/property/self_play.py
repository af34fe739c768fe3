"""Boards played by four bots, and auctions between them, for the tests of bots."""

from schlemm.bots.bot import Bot, is_asked
from schlemm.core.action import Action, AnswerClaim, MakeCall, MakeClaim, PlayCard
from schlemm.core.board import Board
from schlemm.core.claim import Claim
from schlemm.core.project import view_for
from schlemm.core.seats import SEATS, BySide, Seat
from schlemm.core.state import Bidding, Finished, Playing, State
from schlemm.core.view import Stakes, View

FORUM = BySide("forum", "forum")
PATIENCE = 400
"""More actions than any board between bots can have."""


def next_view(state: State, stakes: Stakes = Stakes(), systems: BySide[str] = FORUM) -> View:
    """What the first seat sees that has something to do."""
    seen = (view_for(state, seat, systems, stakes) for seat in SEATS)
    return next(view for view in seen if is_asked(view))


def done(state: State, seat: Seat, action: Action) -> State:
    """The board after this seat's action."""
    match state, action:
        case Bidding(), MakeCall(call):
            return state.after(seat, call)
        case Playing(), PlayCard(card):
            return state.after(state.turn, card)
        case Playing(), MakeClaim(tricks, statement):
            return state.after_claim(Claim(seat, tricks, statement))
        case Playing(), AnswerClaim(accept):
            return state.after_answer(seat, accept=accept)
        case _:
            raise AssertionError(f"{action} has no place in {state}")


def self_play(board: Board, bot: Bot, stakes: Stakes = Stakes()) -> list[tuple[View, Action]]:
    """Every question put to the bot in all four seats, and its answer, until the board is finished."""
    state: State = Bidding.start(board)
    told: list[tuple[View, Action]] = []
    while not isinstance(state, Finished):
        view = next_view(state, stakes)
        action = bot.act(view)
        told.append((view, action))
        state = done(state, view.seat, action)
        assert len(told) <= PATIENCE, f"this board does not end: {board}"
    return told


def bid_out(board: Board, bot: Bot, stakes: Stakes = Stakes()) -> State:
    """The board after the auction between four bots."""
    state: State = Bidding.start(board)
    while isinstance(state, Bidding):
        view = next_view(state, stakes)
        state = done(state, view.seat, bot.act(view))
    return state
