"""Claims are judged as a search over every order of play judges them, told again here without any short cut."""

from itertools import combinations
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.property.self_play import bid_out

from schlemm.bots.bidder import SystemBot
from schlemm.bots.bot import answers_claim
from schlemm.bots.claims import accepts, claimable
from schlemm.bots.endings import Ending, most_tricks
from schlemm.bots.level import Level
from schlemm.core.board import Board
from schlemm.core.claim import Claim
from schlemm.core.hand import Hand
from schlemm.core.project import view_for
from schlemm.core.seats import SEATS, BySeat, Seat, Side
from schlemm.core.state import Finished, Playing
from schlemm.testing import boards, playing

BOT = SystemBot(Level.BEGINNER)


def tricks_of(side: Side, state: Playing | Finished) -> set[int]:
    """How many more tricks the side can end with, over every legal order of play, by the rules of the core."""
    if isinstance(state, Finished) or state.play.is_over:
        return {0}
    seat, before = state.turn, state.play.won_by(side)
    found: set[int] = set()
    for card in state.play.legal_cards(state.hands.of(seat)):
        after = state.after(seat, card)
        won = after.play.won_by(side) - before if after.play is not None else 0
        found |= {won + more for more in tricks_of(side, after)}
    return found


@st.composite
def endings(draw: st.DrawFn, cards: int) -> Playing:
    """A board played by chance until this many tricks are left, maybe in the middle of the next one."""
    board = draw(boards())
    random = Random(draw(st.integers(0, 2**32 - 1)))
    state = bid_out(board, BOT)
    until = 4 * (13 - cards) + draw(st.integers(0, 3))
    while isinstance(state, Playing) and len(state.play.cards) < until:
        legal = tuple(state.play.legal_cards(state.hands.of(state.turn)))
        state = state.after(state.turn, random.choice(legal))
    return state if isinstance(state, Playing) else draw(endings(cards))


@given(endings(3), st.sampled_from(Side))
@settings(max_examples=80)
def test_the_search_counts_as_the_core_plays(state: Playing, side: Side) -> None:
    """The most tricks that a search finds are the most over every order of play that the core allows."""
    trick = tuple(card.index for card in state.play.trick.cards)
    bits = state.hands.map(lambda hand: hand.bits)
    ending = Ending(bits, state.play.leader, trick, state.play.trump, state.play.rules.must_beat)
    assert most_tricks(ending, side) == max(tricks_of(side, state))


@given(endings(3), st.integers(0, 3), st.sampled_from(SEATS))
@settings(max_examples=120)
def test_agrees_to_a_claim_exactly_if_no_order_of_play_refutes_it(
    state: Playing, tricks: int, claimer: Seat
) -> None:
    """In endings an opponent's claim is accepted if, and only if, every order of play gives the claimer that much."""
    claim = Claim(claimer, tricks)
    if state.why_not_claim(claim) is not None:
        return
    claimed = state.after_claim(claim)
    least = min(tricks_of(claimer.side, state))
    for seat in SEATS:
        view = view_for(claimed, seat)
        if answers_claim(view) and seat.side is not claimer.side:
            assert accepts(view) == (least >= tricks)


@given(endings(3), st.integers(0, 3), st.sampled_from(SEATS))
@settings(max_examples=60)
def test_objects_to_partners_concession_only_if_no_order_loses_so_much(
    state: Playing, tricks: int, claimer: Seat
) -> None:
    """A defender objects to partner's concession if, and only if, every order of play brings their side more."""
    claim = Claim(claimer, tricks)
    if state.why_not_claim(claim) is not None:
        return
    view = view_for(state.after_claim(claim), claimer.partner)
    if answers_claim(view):
        assert accepts(view) == (min(tricks_of(claimer.side, state)) <= tricks)


@given(playing())
@settings(max_examples=150)
def test_agrees_to_no_claim_of_the_rest_that_a_card_can_beat(state: Playing) -> None:
    """However many tricks are left, a claim of them all is accepted only if random play never beats it."""
    for claimer in SEATS:
        claim = Claim(claimer, state.play.tricks_left)
        if state.why_not_claim(claim) is not None:
            continue
        claimed = state.after_claim(claim)
        if isinstance(claimed, Finished):
            continue
        views = [view_for(claimed, seat) for seat in SEATS]
        if any(accepts(view) for view in views if answers_claim(view)):
            for seed in range(5):
                assert _lost(state, claimer.side, Random(seed)) == 0


def _lost(state: Playing, side: Side, random: Random) -> int:
    """How many tricks the other side wins if all play at random."""
    before, moment = state.play.won_by(side.other), state
    while True:
        legal = tuple(moment.play.legal_cards(moment.hands.of(moment.turn)))
        after = moment.after(moment.turn, random.choice(legal))
        if isinstance(after, Finished):
            return (after.play.won_by(side.other) if after.play is not None else before) - before
        moment = after


@given(endings(2))
@settings(max_examples=60)
def test_what_may_be_claimed_holds_for_every_way_the_cards_can_lie(state: Playing) -> None:
    """A player is offered the rest only if, wherever the cards they cannot see lie, no order of play loses a trick."""
    for seat in SEATS:
        view = view_for(state, seat)
        tricks = claimable(view)
        if tricks is not None:
            assert tricks == state.play.tricks_left
            assert all(min(tricks_of(seat.side, other)) == tricks for other in _possible(state, seat))


def _possible(state: Playing, viewer: Seat) -> list[Playing]:
    """The ending with the cards that this seat cannot see dealt in every way."""
    view = view_for(state, viewer)
    unseen = [seat for seat in SEATS if seat is not viewer and view.faced.of(seat) is None]
    hidden = Hand.of(card for seat in unseen for card in state.hands.of(seat))
    found = []
    for cards in combinations(tuple(hidden), len(state.hands.of(unseen[0]))):
        held = Hand.of(cards)
        hands = state.hands.put(unseen[0], held).put(unseen[1], hidden - held)
        found.append(Playing(state.board, state.auction, state.play, hands))
    return found


@given(boards())
@settings(max_examples=40)
def test_bots_claim_only_what_bots_accept(board: Board) -> None:
    """A bot's own claim stands: both opponents, asked for themselves, agree to it."""
    state = bid_out(board, BOT)
    while isinstance(state, Playing):
        declarer = state.contract.declarer
        view = view_for(state, declarer)
        tricks = claimable(view) if view.acts and not state.play.trick.cards else None
        if tricks is not None:
            claimed = state.after_claim(Claim(declarer, tricks))
            assert isinstance(claimed, Playing)
            answers = [view_for(claimed, seat) for seat in SEATS]
            assert all(accepts(view) for view in answers if answers_claim(view))
        card = next(iter(state.play.legal_cards(state.hands.of(state.turn))))
        state = state.after(state.turn, card)


def test_gives_up_rather_than_guess() -> None:
    """A search that may not play out enough cards says so instead of naming a number."""
    hands = BySeat(*(Hand.parse(text).bits for text in ("AQ..2.", "K3..3.", "J4..4.", "T5..5.")))
    ending = Ending(hands, Seat.NORTH, (), None)
    assert most_tricks(ending, Side.NORTH_SOUTH) is not None
    assert most_tricks(ending, Side.NORTH_SOUTH, nodes=5) is None
