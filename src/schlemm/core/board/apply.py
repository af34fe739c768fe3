"""An action applied to a board: the one place where what a player does becomes the next state."""

from __future__ import annotations

from schlemm.core.action import Action, AnswerClaim, MakeCall, MakeClaim, PlayCard
from schlemm.core.board.state import Bidding, Finished, Playing, State
from schlemm.core.checks import WrongType
from schlemm.core.claim import Claim
from schlemm.core.errors import Code, RuleViolation
from schlemm.core.laws import Law
from schlemm.core.seats import Seat


def apply_action(state: State, seat: Seat, action: Action) -> State:
    """The board after this player's action.

    Args:
        state: The board.
        seat: Who acts; for a card of dummy's that is declarer.
        action: What they do.

    Raises:
        RuleViolation: Exactly what ``why_not_action`` returns.
        WrongType: If it is no action, seat or board.
    """
    match state, action:
        case Bidding(), MakeCall(call):
            return state.after(seat, call)
        case Playing(), PlayCard(card):
            if (violation := _why_not_card_now(state, seat)) is not None:
                raise violation
            return state.after(state.turn, card)
        case Playing(), MakeClaim(tricks, statement):
            return state.after_claim(Claim(seat, tricks, statement))
        case Playing(), AnswerClaim(accept):
            return state.after_answer(seat, accept=accept)
    raise _wrong_phase(state, action)


def why_not_action(state: State, seat: Seat, action: Action) -> RuleViolation | None:
    """Why this player may not do this now; ``None`` if they may.

    Raises:
        WrongType: If it is no action, seat or board.
    """
    match state, action:
        case Bidding(), MakeCall(call):
            return state.why_not(seat, call)
        case Playing(), PlayCard(card):
            return _why_not_card_now(state, seat) or state.why_not(state.turn, card)
        case Playing(), MakeClaim(tricks, statement):
            return state.why_not_claim(Claim(seat, tricks, statement))
        case Playing(), AnswerClaim():
            return state.why_not_answer(seat)
    return _wrong_phase(state, action)


def _why_not_card_now(state: Playing, seat: Seat) -> RuleViolation | None:
    """Why this player chooses no card now: declarer chooses dummy's, dummy none (Laws 41D, 45B)."""
    if seat is state.actor:
        return None
    if seat is state.contract.dummy:
        return RuleViolation(Code.DUMMY_MAY_NOT, Law(43, "A"))
    return RuleViolation(Code.NOT_YOUR_TURN, Law(44, "B"), (("turn", state.turn.letter),))


def _wrong_phase(state: State, action: Action) -> RuleViolation:
    """What is said of an action for which it is too early or too late."""
    if not isinstance(state, Bidding | Playing | Finished):
        raise WrongType("board", state, "a Bidding, Playing or Finished")
    if isinstance(action, MakeCall):
        return RuleViolation(Code.WRONG_PHASE, Law(17), (("phase", "auction"),))
    if isinstance(action, PlayCard | MakeClaim | AnswerClaim):
        return RuleViolation(Code.WRONG_PHASE, Law(41), (("phase", "play"),))
    raise WrongType("action", action, "a MakeCall, PlayCard, MakeClaim or AnswerClaim")
