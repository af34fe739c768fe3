"""A board from the first call to its result, with claims; its record brings back every moment of it."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from schlemm.core.board.board import Board
from schlemm.core.board.record import Record, back_to
from schlemm.core.board.state import Bidding, Finished, Playing, State
from schlemm.core.calls import PASS, Call
from schlemm.core.cards import Card
from schlemm.core.claim import Claim, PendingClaim, Statement, voices
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract, Result
from schlemm.core.deal import Deal
from schlemm.core.errors import Code, RuleViolation
from schlemm.core.laws import Law
from schlemm.core.seats import SEATS, BySeat, Seat, Side, Vulnerability
from schlemm.testing import boards, calls, cards, claims, contracts, histories, playing, seats, states

DEAL = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
BOARD = Board(1, Conditions(Seat.NORTH, Vulnerability.NONE), DEAL)


def in_play(contract: str = "7NTS") -> Playing:
    """The board of one suit a player, just before the opening lead."""
    wanted = Contract.parse(contract)
    state: State = Bidding.start(replace(BOARD, conditions=replace(BOARD.conditions, dealer=wanted.declarer)))
    for call in (wanted.bid, PASS, PASS, PASS):
        assert isinstance(state, Bidding)
        state = state.after(state.turn, call)
    assert isinstance(state, Playing)
    return state


@given(boards().filter(lambda board: not board.conditions.rules.minibridge))
def test_four_passes_end_the_board(board: Board) -> None:
    """Four passes finish a board without contract or play (Law 22A; S1:33)."""
    state: State = Bidding.start(board)
    for _ in SEATS:
        assert isinstance(state, Bidding)
        state = state.after(state.turn, PASS)
    assert isinstance(state, Finished)
    assert (state.result, state.play) == (Result(None, 0), None)


@given(histories())
def test_a_board_from_beginning_to_end(history: tuple[State, ...]) -> None:
    """It is bid, then perhaps played, then finished; deal and conditions never change; no card is ever lost."""
    kinds = [type(state) for state in history]
    order: list[type[State]] = [Bidding, Playing, Finished]
    assert kinds == sorted(kinds, key=order.index)
    assert kinds.count(Finished) == 1
    assert {state.board for state in history} == {history[0].board}
    for state in history:
        if isinstance(state, Playing):
            held = [card for hand in state.hands for card in hand]
            assert sorted(card.index for card in (*held, *state.play.cards)) == list(range(52))
            assert state.contract == state.auction.contract == state.play.contract


@given(histories())
def test_every_card_comes_from_its_player(history: tuple[State, ...]) -> None:
    """Each card played was dealt to the seat whose turn it was, dummy's turn being dummy's own."""
    for before, after in pairwise(history):
        if isinstance(before, Playing) and not isinstance(after, Bidding) and after.play:
            for card in after.play.cards[len(before.play.cards) :]:
                assert card in before.board.deal.hand(before.turn)


def moved(state: Bidding | Playing, seat: Seat, call: Call, card: Card) -> State:
    """The board after the call or the card, whichever the phase asks for."""
    return state.after(seat, call) if isinstance(state, Bidding) else state.after(seat, card)


@given(states(claiming=False), seats(), calls(), cards())
def test_after_raises_exactly_what_why_not_returns(state: State, seat: Seat, call: Call, card: Card) -> None:
    """Out of turn or against a rule: the error is the very violation that why_not returns."""
    if isinstance(state, Finished):
        return
    said = state.why_not(seat, call) if isinstance(state, Bidding) else state.why_not(seat, card)
    if said is None:
        assert moved(state, seat, call, card) != state
    else:
        with pytest.raises(RuleViolation) as raised:
            moved(state, seat, call, card)
        assert raised.value == said
    if seat is not state.turn:
        assert said is not None
        assert (said.code, said.data) == (Code.NOT_YOUR_TURN, (("turn", state.turn.letter),))


@given(playing(claiming=False), claims())
def test_what_may_be_claimed(state: Playing, claim: Claim) -> None:
    """Anybody but dummy may claim any number of the tricks left, at any time, with their hand then faced."""
    violation = state.why_not_claim(claim)
    if claim.claimer is state.contract.dummy:
        assert violation == RuleViolation(Code.DUMMY_MAY_NOT, Law(43, "A"))
    elif 0 <= claim.tricks <= state.play.tricks_left:
        assert violation is None
        after = state.after_claim(claim)
        concedes_all = claim.tricks == 0 and claim.claimer is state.contract.declarer
        assert isinstance(after, Finished) == concedes_all
        assert isinstance(after, Finished) or after.exposed == (claim.claimer,)
    else:
        assert violation is not None
        assert violation.code is Code.CLAIM_TOO_HIGH
    if violation is not None:
        with pytest.raises(RuleViolation) as raised:
            state.after_claim(claim)
        assert raised.value == violation


@given(contracts(), st.integers(1, 13), st.data())
def test_who_has_a_say(contract: Contract, left: int, data: st.DataObject) -> None:
    """Whoever may lose a trick by a claim is asked, dummy never, the claimer never (Laws 68B2, 68D)."""
    tricks = data.draw(st.integers(0, left))
    claimer = data.draw(seats().filter(lambda seat: seat is not contract.dummy))
    asked = voices(Claim(claimer, tricks), contract, left)
    defenders = [seat for seat in SEATS if seat.side is not contract.side]
    if claimer is contract.declarer:
        assert list(asked) == (defenders if tricks else [])
    else:
        assert (contract.declarer in asked) == (tricks > 0)
        assert (claimer.partner in asked) == (tricks < left)
    assert not {claimer, contract.dummy} & set(asked)


@pytest.mark.parametrize(
    ("claimer", "tricks", "answers", "result"),
    [
        # Declarer claims: both defenders must agree.
        (Seat.SOUTH, 13, "WE", "7NTS="),
        (Seat.SOUTH, 6, "EW", "7NTS-7"),
        # A defender claims all: only declarer is asked; some: the partner too, for tricks are conceded.
        (Seat.WEST, 13, "S", "7NTS-13"),
        (Seat.EAST, 4, "SW", "7NTS-4"),
        # A defender concedes all: only the partner is asked. Declarer concedes all: nobody is.
        (Seat.EAST, 0, "W", "7NTS="),
        (Seat.SOUTH, 0, "", "7NTS-13"),
    ],
)
def test_a_claim_that_all_agree_to(claimer: Seat, tricks: int, answers: str, result: str) -> None:
    """When the last of those who have a say agrees, the board is finished with the claimed tricks."""
    state: Playing | Finished = in_play().after_claim(Claim(claimer, tricks))
    for letter in answers:
        assert isinstance(state, Playing)
        state = state.after_answer(Seat(letter), accept=True)
    assert isinstance(state, Finished)
    assert str(state.result) == result


def test_tricks_won_before_a_claim_count() -> None:
    """A claim is about the tricks left; those already won stay won (here one, by East)."""
    state: State = in_play("1NTN")
    for text in ("HA", "DA", "CA", "SA", "HK"):
        assert isinstance(state, Playing)
        state = state.after(state.turn, Card.parse(text))
    assert isinstance(state, Playing)
    assert state.why_not_claim(Claim(Seat.NORTH, 13)) == RuleViolation(
        Code.CLAIM_TOO_HIGH, Law(68, "A"), (("tricks", 13), ("left", 12))
    )
    state = state.after_claim(Claim(Seat.EAST, 10))
    for seat in (Seat.WEST, Seat.NORTH):
        assert isinstance(state, Playing)
        state = state.after_answer(seat, accept=True)
    assert isinstance(state, Finished)
    assert str(state.result) == "1NTN-5"


@given(playing(claiming=False), st.data())
def test_a_refused_claim_leaves_only_an_open_hand(state: Playing, data: st.DataObject) -> None:
    """Any refusal lets the play go on as it stood, the claimer's hand staying faced (Law 68D; G7)."""
    claimer = data.draw(seats().filter(lambda seat: seat is not state.contract.dummy))
    claimed = state.after_claim(Claim(claimer, data.draw(st.integers(1, state.play.tricks_left))))
    assert isinstance(claimed, Playing)
    assert claimed.pending is not None
    for seat in data.draw(st.permutations(claimed.pending.waits_for(state.contract, state.play.tricks_left))):
        assert isinstance(claimed, Playing)
        refused = claimed.after_answer(seat, accept=False)
        assert refused == replace(state, claimed=state.claimed.put(claimer, len(state.play.cards)))
        assert isinstance(refused, Playing)
        assert (refused.exposed, refused.refused) == ((claimer,), (claimer,))
        claimed = claimed.after_answer(seat, accept=True)
    assert isinstance(claimed, Finished)


@given(playing(), seats())
def test_who_may_not_answer(state: Playing, seat: Seat) -> None:
    """Only who has a say and has not yet spoken may answer, and only a claim that lies on the table."""
    pending = state.pending
    waiting = () if pending is None else pending.waits_for(state.contract, state.play.tricks_left)
    violation = state.why_not_answer(seat)
    assert (violation is None) == (seat in waiting)
    if violation is not None:
        assert violation.code is (Code.NO_CLAIM if pending is None else Code.NO_VOICE_IN_CLAIM)
        with pytest.raises(RuleViolation) as raised:
            state.after_answer(seat, accept=True)
        assert raised.value == violation


def test_play_stops_while_a_claim_is_open() -> None:
    """With a claim on the table no card is played and no other claim made (Law 68D)."""
    state = in_play().after_claim(Claim(Seat.SOUTH, 12))
    assert isinstance(state, Playing)
    stopped = RuleViolation(Code.CLAIM_PENDING, Law(68, "D"))
    assert state.why_not(Seat.WEST, Card.parse("CA")) == stopped
    assert state.why_not_claim(Claim(Seat.EAST, 1)) == stopped
    assert state.pending == PendingClaim(Claim(Seat.SOUTH, 12))
    agreed = state.after_answer(Seat.EAST, accept=True)
    assert isinstance(agreed, Playing)
    assert str(agreed.pending) == "S12E"
    assert str(PendingClaim(Claim(Seat.SOUTH, 12, Statement.TRUMPS), (Seat.EAST,))) == "S12 trumps-first E"


def test_claiming_twice_faces_a_hand_once() -> None:
    """A player who claims again after a refusal and a card has one faced hand, not two."""
    state = in_play()
    for _ in range(2):
        refused = refused_claim(state)
        after = refused.after(refused.turn, next(iter(refused.hands.of(refused.turn))))
        assert isinstance(after, Playing)
        state = after
    assert state.exposed == (Seat.SOUTH,)


def refused_claim(state: Playing, answers: Seat = Seat.WEST) -> Playing:
    """The board after South has claimed all but one trick, and a defender has not agreed."""
    claimed = state.after_claim(Claim(Seat.SOUTH, state.play.tricks_left - 1))
    assert isinstance(claimed, Playing)
    refused = claimed.after_answer(answers, accept=False)
    assert isinstance(refused, Playing)
    return refused


def test_who_was_refused_claims_again_only_after_a_card() -> None:
    """A claim after a refused one is refused itself until a card is played, so that claims find nothing out."""
    refused = refused_claim(in_play())
    again = RuleViolation(Code.CLAIM_REFUSED, Law(68, "D"))
    assert [refused.why_not_claim(Claim(Seat.SOUTH, tricks)) for tricks in range(14)] == [again] * 14
    assert refused.why_not_claim(Claim(Seat.EAST, 1)) is None
    after = refused.after(Seat.WEST, next(iter(refused.hands.west)))
    assert isinstance(after, Playing)
    assert after.why_not_claim(Claim(Seat.SOUTH, 12)) is None


def test_taking_back_lets_nobody_claim_again() -> None:
    """Who was refused may claim only when more cards lie there than then, whichever; the faced hand stays faced."""
    refused = refused_claim(in_play())
    lead = next(iter(refused.hands.west))
    after = refused.after(Seat.WEST, lead)
    assert isinstance(after, Playing)
    later = refused_claim(after, answers=Seat.EAST)
    for back in (back_to(later, 4, 0), back_to(later, 4, 1), back_to(later, 0, 0)):
        assert isinstance(back, Bidding | Playing)
        assert back.claimed == later.claimed
    before = back_to(later, 4, 0)
    assert isinstance(before, Playing)
    for card in (None, lead, *tuple(refused.hands.west)[1:3]):
        state = before if card is None else before.after(Seat.WEST, card)
        assert isinstance(state, Playing)
        assert (state.exposed, state.refused) == ((Seat.SOUTH,), (Seat.SOUTH,))
        assert {_code(state.why_not_claim(Claim(Seat.SOUTH, tricks))) for tricks in range(14)} == {
            Code.CLAIM_REFUSED
        }
        assert state.why_not_claim(Claim(Seat.EAST, 1)) is None
    on = before.after(Seat.WEST, lead)
    assert isinstance(on, Playing)
    on = on.after(on.turn, next(iter(on.hands.of(on.turn))))
    assert isinstance(on, Playing)
    assert (on.refused, on.why_not_claim(Claim(Seat.SOUTH, 12))) == ((), None)


def test_claims_are_remembered_through_another_auction() -> None:
    """Taken back to its first call and bid anew, a board has the claimer's hand faced, and no claim too early."""
    refused = refused_claim(in_play())
    state = back_to(refused, 0, 0)
    for call in (Contract.parse("7NTS").bid, PASS, PASS, PASS):
        assert isinstance(state, Bidding)
        state = state.after(state.turn, call)
    assert isinstance(state, Playing)
    assert (state.exposed, state.refused) == ((Seat.SOUTH,), (Seat.SOUTH,))


def test_a_claim_on_the_table_counts_when_it_is_taken_back() -> None:
    """Some may have agreed to it already, and so told of their cards: it is not made again for as many cards."""
    claimed = in_play().after_claim(Claim(Seat.SOUTH, 12))
    assert isinstance(claimed, Playing)
    agreed = claimed.after_answer(Seat.EAST, accept=True)
    assert isinstance(agreed, Playing)
    assert agreed.refused == ()
    back = back_to(agreed, 4, 0)
    assert isinstance(back, Playing)
    assert (back.pending, back.refused) == (None, (Seat.SOUTH,))


def _code(violation: RuleViolation | None) -> Code | None:
    return None if violation is None else violation.code


@pytest.mark.slow
@given(histories(claiming=False))
def test_a_record_brings_back_every_moment(history: tuple[State, ...]) -> None:
    """Replaying the record of a finished board up to any call or card gives the board as it was then."""
    record = Record.of(history[-1])
    for state in history:
        calls_made = len(state.auction.calls)
        cards_played = 0 if isinstance(state, Bidding) or state.play is None else len(state.play.cards)
        assert record.replay(calls_made, cards_played) == Record.of(state).replay() == state
    assert record.auction == history[-1].auction


@given(histories())
def test_taking_back_is_replaying(history: tuple[State, ...]) -> None:
    """Whatever is taken back, the board is what its record makes of what stays; what claims told stays as well."""
    state = next(state for state in reversed(history) if not isinstance(state, Finished))
    called, cards = len(state.auction.calls), len(state.play.cards) if isinstance(state, Playing) else 0
    moments = [*((upto, 0) for upto in range(called)), *((called, upto) for upto in range(cards + 1))]
    for kept, played in moments:
        before = Record.of(state).replay(kept, played)
        assert not isinstance(before, Finished)
        assert back_to(state, kept, played) == replace(before, claimed=state.claimed)


@given(histories())
def test_a_record_of_claims_comes_back_as_played(history: tuple[State, ...]) -> None:
    """Claims are not made again: the replay has the same calls and cards, and the record keeps the result."""
    last = history[-1]
    assert isinstance(last, Finished)
    record = Record.of(last)
    again = record.replay()
    assert record.result == last.result
    assert again.auction == last.auction
    assume(last.play is not None and not last.play.is_over)
    assert isinstance(again, Playing)
    assert (again.play, again.exposed) == (last.play, ())


def test_a_record_that_breaks_a_rule() -> None:
    """A record with a call that is not legal says which rule it breaks."""
    record = Record(BOARD, (Contract.parse("1SN").bid, Contract.parse("1HE").bid))
    with pytest.raises(RuleViolation) as raised:
        record.replay()
    assert raised.value.code is Code.INSUFFICIENT_BID


def test_hands_shrink_as_cards_are_played() -> None:
    """A card leaves the hand of its player and no other."""
    before = in_play()
    after = before.after(Seat.WEST, Card.parse("C7"))
    assert isinstance(after, Playing)
    assert after.hands == BySeat(*before.hands[:3], before.hands.west.without(Card.parse("C7")))
    assert after.play.won_by(Side.EAST_WEST) == 0
