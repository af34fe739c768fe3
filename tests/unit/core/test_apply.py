"""Actions applied to boards: the one function does what each phase does, and refuses for its reasons."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.action import Action, AnswerClaim, MakeCall, MakeClaim, PlayCard
from schlemm.core.board.apply import apply_action, why_not_action
from schlemm.core.board.project import view_for
from schlemm.core.board.state import Bidding, Finished, Playing, State
from schlemm.core.calls import CALLS
from schlemm.core.cards import CARDS
from schlemm.core.claim import Claim
from schlemm.core.errors import Code, RuleViolation
from schlemm.core.seats import SEATS, Seat
from schlemm.testing import playing, states

ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.sampled_from([MakeCall(call) for call in CALLS]),
    st.sampled_from([PlayCard(card) for card in CARDS]),
    st.builds(MakeClaim, st.integers(-1, 14)),
    st.builds(AnswerClaim, st.booleans()),
)


@given(states(), st.sampled_from(SEATS), ACTIONS)
def test_an_action_is_applied_or_refused_as_foretold(state: State, seat: Seat, action: Action) -> None:
    """What ``why_not_action`` gives is exactly what ``apply_action`` raises; without it there is a board."""
    foretold = why_not_action(state, seat, action)
    try:
        after = apply_action(state, seat, action)
    except RuleViolation as violation:
        assert violation == foretold  # noqa: PT017 - whether it is refused depends on the example
    else:
        assert foretold is None
        assert after != state
        assert after.board is state.board


@given(states())
def test_it_does_what_the_phases_do(state: State) -> None:
    """Every legal call and card, and a claim, give the same board as the methods of the phase."""
    match state:
        case Bidding():
            for call in state.auction.legal_calls()[:5]:
                assert apply_action(state, state.turn, MakeCall(call)) == state.after(state.turn, call)
        case Playing(pending=None):
            for card in list(state.play.legal_cards(state.hands.of(state.turn)))[:5]:
                assert apply_action(state, state.actor, PlayCard(card)) == state.after(state.turn, card)
            if state.actor not in state.refused:
                assert apply_action(state, state.actor, MakeClaim(0)) == state.after_claim(
                    Claim(state.actor, 0)
                )
        case Playing(pending=pending) if pending is not None:
            seat = pending.waits_for(state.contract, state.play.tricks_left)[0]
            assert apply_action(state, seat, AnswerClaim(True)) == state.after_answer(seat, accept=True)
        case Finished():
            for action in (MakeCall(CALLS[0]), PlayCard(CARDS[0]), MakeClaim(0), AnswerClaim(True)):
                violation = why_not_action(state, Seat.NORTH, action)
                assert violation is not None
                assert violation.code is Code.WRONG_PHASE


@given(playing())
def test_the_actor_is_who_the_views_say(state: Playing) -> None:
    """Who chooses the next card is the one player whose view says that they act; dummy chooses none."""
    if state.pending is None:
        assert [seat for seat in SEATS if view_for(state, seat).acts] == [state.actor]
    assert state.actor is not state.contract.dummy


@given(playing())
def test_dummy_plays_no_card(state: Playing) -> None:
    """Dummy may not choose a card, not even their own; declarer chooses it."""
    card = next(iter(state.hands.of(state.turn)))
    with pytest.raises(RuleViolation) as caught:
        apply_action(state, state.contract.dummy, PlayCard(card))
    assert caught.value.code in {Code.DUMMY_MAY_NOT, Code.CLAIM_PENDING}
