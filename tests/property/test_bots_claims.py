"""Claims are judged as a search over every line judges them, told again here without any short cut."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples
from tests.property.self_play import bid_out

from schlemm.bots.bidder import SystemBot
from schlemm.bots.bot import answers_claim
from schlemm.bots.claims import accepts, beating_line, own_claim, safe_claim
from schlemm.bots.endings import NODES, Ending, card_names, search
from schlemm.bots.level import Level
from schlemm.bots.normal import NormalPlay
from schlemm.core.board.board import Board
from schlemm.core.board.project import view_for
from schlemm.core.board.state import Finished, Playing
from schlemm.core.cards import Card
from schlemm.core.claim import Claim, Statement
from schlemm.core.hand import EMPTY, Hand
from schlemm.core.seats import SEATS, BySeat, Seat, Side
from schlemm.testing import boards

BOT = SystemBot(Level.BEGINNER)
LETTERS = {Side.NORTH_SOUTH: "NS", Side.EAST_WEST: "EW"}


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


def ending_of(state: Playing) -> Ending:
    """What is left, with all four hands seen."""
    return Ending.of(state.play, BySeat[Hand | None](*state.hands))


def is_beaten(state: Playing | Finished, claim: Claim, conceded: int) -> bool:
    """Whether some normal line of the claimer's side loses more than conceded, by the rules of the core."""
    if conceded < 0 or isinstance(state, Finished):
        return conceded < 0
    others = claim.claimer.side.other
    for card in choices(state, claim, conceded):
        after = state.after(state.turn, card)
        lost = after.play.won_by(others) - state.play.won_by(others) if after.play is not None else 0
        if is_beaten(after, claim, conceded - lost):
            return True
    return False


def choices(state: Playing, claim: Claim, conceded: int) -> Iterator[Card]:
    """What the player in turn may play: only what is normal on the claimer's side, anything on the other."""
    if state.turn.side is not claim.claimer.side:
        yield from state.play.legal_cards(state.hands.of(state.turn))
        return
    ending = ending_of(state)
    normal = NormalPlay(LETTERS[claim.claimer.side], ending.trump, ending.must_beat, claim.statement)
    for placed in normal.cards(ending.start, owing=conceded > 0):
        yield from card_names(_left(state), state.play.trick.cards, (placed,))


def _left(state: Playing) -> Hand:
    left = EMPTY
    for hand in state.hands:
        left |= hand
    return left


@st.composite
def endings(draw: st.DrawFn, cards: int, *, between: bool = False) -> Playing:
    """A board played by chance until this many tricks are left, maybe in the middle of the next one."""
    board = draw(boards())
    random = Random(draw(st.integers(0, 2**32 - 1)))
    state = bid_out(board, BOT)
    until = 4 * (13 - cards) + (0 if between else draw(st.integers(0, 3)))
    while isinstance(state, Playing) and len(state.play.cards) < until:
        legal = tuple(state.play.legal_cards(state.hands.of(state.turn)))
        state = state.after(state.turn, random.choice(legal))
    return state if isinstance(state, Playing) else draw(endings(cards, between=between))


def claims_of(state: Playing) -> st.SearchStrategy[Claim]:
    """Any claim that may be made now."""
    claimers = [seat for seat in SEATS if seat is not state.contract.dummy]
    tricks = st.integers(0, state.play.tricks_left)
    return st.builds(Claim, st.sampled_from(claimers), tricks, st.sampled_from(Statement))


@given(endings(3), st.sampled_from(Side))
@settings(max_examples=examples(80))
@pytest.mark.exhaustive
def test_the_search_counts_as_the_core_plays(state: Playing, side: Side) -> None:
    """Where all play anything, the search finds a line to so many tricks exactly if the core allows one."""
    ending = ending_of(state)
    anything = NormalPlay("", ending.trump, ending.must_beat, Statement.NONE)
    most = max(tricks_of(side, state))
    found = [not search(ending, anything, LETTERS[side], wanted).never for wanted in range(1, 4)]
    assert found == [wanted <= most for wanted in range(1, 4)]


@given(endings(3).flatmap(lambda state: st.tuples(st.just(state), claims_of(state))))
@settings(max_examples=examples(150))
@pytest.mark.exhaustive
def test_a_claim_holds_exactly_if_no_normal_line_loses_more(case: tuple[Playing, Claim]) -> None:
    """A line that beats a claim is found if, and only if, there is one, and playing it by the rules shows it."""
    state, claim = case
    conceded = state.play.tricks_left - claim.tricks
    found = beating_line(ending_of(state), claim, NODES)
    assert found.complete
    assert (found.line is not None) == is_beaten(state, claim, conceded)
    if found.line is not None:
        moment: Playing | Finished = state
        others, before = claim.claimer.side.other, state.play.won_by(claim.claimer.side.other)
        for card in card_names(_left(state), state.play.trick.cards, found.line):
            assert isinstance(moment, Playing)
            moment = moment.after(moment.turn, card)
        assert moment.play is not None
        assert moment.play.won_by(others) - before == conceded + 1
        assert moment.play.trick.cards == () or moment.play.is_over


@given(endings(3).flatmap(lambda state: st.tuples(st.just(state), claims_of(state))))
@settings(max_examples=examples(150))
@pytest.mark.exhaustive
def test_agrees_to_a_claim_exactly_if_no_normal_line_refutes_it(case: tuple[Playing, Claim]) -> None:
    """In endings an opponent's claim is accepted if, and only if, it holds in every normal line of the claimer."""
    state, claim = case
    claimed = state.after_claim(claim)
    beaten = is_beaten(state, claim, state.play.tricks_left - claim.tricks)
    for seat in SEATS:
        view = view_for(claimed, seat)
        if answers_claim(view) and seat.side is not claim.claimer.side:
            assert accepts(view) == (not beaten)


@pytest.mark.slow
@given(endings(3), st.integers(0, 3), st.sampled_from(SEATS))
@settings(max_examples=examples(60))
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


@pytest.mark.slow
@given(
    st.integers(4, 9).flatmap(endings), st.sampled_from(SEATS), st.integers(0, 2), st.sampled_from(Statement)
)
@settings(max_examples=examples(120))
def test_no_normal_line_beats_what_bots_agree_to(
    state: Playing, claimer: Seat, conceded: int, statement: Statement
) -> None:
    """However many tricks are left, a claim is accepted only if no normal line, played by chance, loses more."""
    claim = Claim(claimer, max(0, state.play.tricks_left - conceded), statement)
    if state.why_not_claim(claim) is not None:
        return
    claimed = state.after_claim(claim)
    views = [] if isinstance(claimed, Finished) else [view_for(claimed, seat) for seat in SEATS]
    if any(accepts(view) for view in views if answers_claim(view) and view.seat.side is not claimer.side):
        for seed in range(5):
            assert _lost(state, claim, Random(seed)) <= conceded


def _lost(state: Playing, claim: Claim, random: Random) -> int:
    """How many tricks the other side wins if it plays at random, and the claimer's side some normal line."""
    others, before, moment = claim.claimer.side.other, state.play.won_by(claim.claimer.side.other), state
    conceded, lost = state.play.tricks_left - claim.tricks, 0
    while True:
        card = random.choice(list(choices(moment, claim, conceded - lost)))
        after = moment.after(moment.turn, card)
        lost = after.play.won_by(others) - before if after.play is not None else 0
        if isinstance(after, Finished) or lost > conceded:
            return lost
        moment = after


@given(st.integers(2, 3).flatmap(lambda cards: endings(cards, between=True)))
@settings(max_examples=examples(60))
@pytest.mark.exhaustive
def test_what_may_be_claimed_holds_for_every_way_the_cards_can_lie(state: Playing) -> None:
    """What a player is offered is lost in no normal line wherever the unseen cards lie, and no line brings more."""
    for seat in SEATS:
        tricks = safe_claim(view_for(state, seat))
        if tricks is None:
            continue
        for other in _possible(state, seat):
            assert not is_beaten(other, Claim(seat, tricks), state.play.tricks_left - tricks)
            assert tricks == state.play.tricks_left or max(tricks_of(seat.side, other)) <= tricks


def _possible(state: Playing, viewer: Seat) -> list[Playing]:
    """The ending with the cards that this seat cannot see dealt in every way that fits what was shown."""
    view = view_for(state, viewer)
    unseen = [seat for seat in SEATS if seat is not viewer and view.faced.of(seat) is None]
    hidden = Hand.of(card for seat in unseen for card in state.hands.of(seat))
    voids = ending_of(state).start.voids
    found = []
    for cards in combinations(tuple(hidden), len(state.hands.of(unseen[0]))):
        held = Hand.of(cards)
        hands = state.hands.put(unseen[0], held).put(unseen[1], hidden - held)
        if not any((seat.letter, card.suit.index) in voids for seat in unseen for card in hands.of(seat)):
            found.append(Playing(state.board, state.auction, state.play, hands))
    return found


@given(boards(), st.integers(0, 2**32 - 1))
@settings(max_examples=examples(60))
@pytest.mark.exhaustive
def test_bots_claim_only_what_bots_accept(board: Board, seed: int) -> None:
    """A bot's own claim, as declarer or defender, stands: all who are asked for themselves agree to it."""
    state, random = bid_out(board, BOT), Random(seed)
    while isinstance(state, Playing):
        actor = state.contract.declarer if state.turn is state.contract.dummy else state.turn
        claim = own_claim(view_for(state, actor))
        claimed = None if claim is None else state.after_claim(claim)
        if isinstance(claimed, Playing):
            answers = [view_for(claimed, seat) for seat in SEATS]
            assert all(accepts(view) for view in answers if answers_claim(view))
        if claim is not None:
            assert _lost(state, claim, random) <= state.play.tricks_left - claim.tricks
        legal = tuple(state.play.legal_cards(state.hands.of(state.turn)))
        state = state.after(state.turn, random.choice(legal))


@pytest.mark.slow
@given(endings(3, between=True))
@settings(max_examples=examples(20))
def test_gives_up_rather_than_guess(state: Playing) -> None:
    """A search that may not play out enough cards says so instead of ruling a line out."""
    ending = ending_of(state)
    anything = NormalPlay("", ending.trump, ending.must_beat, Statement.NONE)
    found = search(ending, anything, "NS", 1, nodes=3)
    assert not found.complete
    assert not found.never
