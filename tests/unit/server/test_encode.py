"""Views on their way to the browser: complete, true to the table, and exactly as the protocol says."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, pairwise

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples
from tests.unit.table.playing import moments as all_moments

from schlemm.core.board.state import Playing
from schlemm.core.calls import BIDS, CALLS
from schlemm.core.contract import Contract, Doubling, Result
from schlemm.core.hand import PACK, Hand
from schlemm.core.seats import SEATS, Seat
from schlemm.learn.minibridge import Zone
from schlemm.scoring.carried import completes_game
from schlemm.scoring.forms.form import Outcome, PlayedLine
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.scoring.forms.rubber import RubberForm
from schlemm.server.protocol.server import ServerMessage, Update
from schlemm.server.protocol.view import TableView
from schlemm.server.views.events import news
from schlemm.server.views.table import table_view
from schlemm.server.views.turn import goal
from schlemm.table.state.events import Event
from schlemm.table.state.forms import Form
from schlemm.table.state.settings import LookingBack, Settings
from schlemm.table.state.table import Table
from schlemm.table.views.sight import sight_for

FEW = settings(max_examples=examples(6))
"""Each example is hundreds of moments of a game."""

FORMS = (RobberOfFourForm(), RobberOfFourForm(carry_over=True, honours=True), RubberForm())


def moments(
    seed: int, form: Form | None = None, claim: float = 0.02
) -> Iterator[tuple[Table, tuple[Event, ...]]]:
    """Some five boards of a game; among random players a rubber hardly ever ends."""
    return islice(all_moments(seed, form, claim), 300)


def view_of(table: Table, seat: Seat) -> TableView:
    """What this player is sent, as it arrives: through JSON, checked against the protocol on the way."""
    sight = sight_for(table, seat)
    sent = msgspec.json.encode(Update([], table_view(sight, frozenset(SEATS))))
    received = msgspec.json.decode(sent, type=ServerMessage)
    assert isinstance(received, Update)
    return received.view


def in_sight(table: Table, seat: Seat) -> set[Seat]:
    """Whose cards this player sees while a board is in progress."""
    board, open_to_all = table.board, set[Seat]()
    if isinstance(board, Playing):
        open_to_all = {*board.exposed, *([board.contract.dummy] if board.play.dummy_faced else [])}
    return {seat, table.acts_as(seat), *open_to_all}


@FEW
@given(st.integers(0, 10_000), st.sampled_from(FORMS), st.sampled_from(SEATS))
def test_every_moment_of_a_game_can_be_sent(seed: int, form: Form, seat: Seat) -> None:
    """Whatever happens, the view and the events are messages of the protocol, with no letter out of place."""
    for table, events in moments(seed, form):
        view = view_of(table, seat)
        told = news(events, sight_for(table, seat))
        sent = msgspec.json.encode(Update(told, view))
        assert msgspec.json.encode(msgspec.json.decode(sent, type=ServerMessage)) == sent


@FEW
@given(st.integers(0, 10_000), st.sampled_from(SEATS))
def test_all_cards_are_accounted_for(seed: int, seat: Seat) -> None:
    """Cards in sight are in one place only; a hand in sight has as many cards as are said to be left."""
    for table, _ in moments(seed):
        view = view_of(table, seat)
        played = [card.card for trick in (view.trick, view.last_trick) if trick for card in trick.cards]
        held = [card for hand in view.hands for card in hand.cards]
        assert len({*played, *held}) == len(played) + len(held)
        assert all(len(hand.cards) == view.left[hand.seat] for hand in view.hands)
        assert sum(view.left.values()) == 52 - 4 * len(view.piles) - len(
            view.trick.cards if view.trick else ()
        )
        assert [hand.seat for hand in view.hands if hand.why == "own"] == [seat]


@FEW
@given(st.integers(0, 10_000), st.sampled_from(SEATS))
def test_everything_is_either_legal_or_has_a_reason(seed: int, seat: Seat) -> None:
    """Who is in turn finds every call, or every card they play from, either legal or with a reason."""
    for table, _ in moments(seed):
        view = view_of(table, seat)
        turn = view.turn
        if not turn.mine:
            assert (turn.calls, turn.cards, turn.reasons) == ([], [], {})
        elif view.phase == "auction":
            assert sorted([*turn.calls, *turn.reasons]) == sorted(map(str, CALLS))
        else:
            cards = [card for hand in view.hands if hand.seat in view.controls for card in hand.cards]
            assert sorted([*turn.cards, *turn.reasons]) == sorted(cards)
            assert turn.cards


@FEW
@given(st.integers(0, 10_000), st.sampled_from(SEATS))
def test_a_finished_board_shows_all_cards_and_an_unfinished_one_does_not(seed: int, seat: Seat) -> None:
    """When the board is over, all four hands are sent; before, one's own, dummy's and those faced by claims."""
    for table, _ in moments(seed):
        view = view_of(table, seat)
        assert (view.result is not None) == (view.phase == "result")
        if view.result is not None:
            hands = [Hand.of(card for card in PACK if str(card) in hand.cards) for hand in view.result.hands]
            assert Hand.of(card for hand in hands for card in hand) == PACK
            assert {len(hand) for hand in hands} == {13}
        else:
            assert {hand.seat for hand in view.hands} == set(in_sight(table, seat))


@FEW
@given(st.integers(0, 10_000), st.sampled_from(SEATS))
def test_the_last_trick_is_shown_until_the_own_side_plays_on(seed: int, seat: Seat) -> None:
    """A trick just completed stays in sight, with its winner, until one's side plays to the next (S1:62, Law 66A)."""
    laws = Settings(looking_back=LookingBack.LAWS)
    views = [view_of(replace(table, settings=laws), seat) for table, _ in moments(seed, claim=0.0)]
    for before, after in pairwise(views):
        if len(after.piles) == len(before.piles) + 1:
            assert after.last_trick is not None
            assert len(after.last_trick.cards) == 4
            winner = after.last_trick.winner
            assert winner is not None
            assert winner.side is after.piles[-1]
            assert after.trick is None or after.trick.leader == winner
        elif after.phase == "play" and after.trick is not None and after.trick.cards:
            played = any(card.seat.side is seat.side for card in after.trick.cards)
            assert (after.last_trick is None) == (played or not after.piles)


@FEW
@given(st.integers(0, 10_000), st.sampled_from(FORMS))
def test_the_sheet_adds_up(seed: int, form: Form) -> None:
    """Totals are the sum of the entries, an entry is the sum of its steps, and every played board has a line."""
    table = list(moments(seed, form))[-1][0]
    sheet = view_of(table, Seat.SOUTH).sheet
    entries = [entry for line in sheet.lines for entry in line.entries]
    for side, total in sheet.totals.items():
        assert total == sum(entry.points for entry in entries if entry.side == side)
    assert all(entry.points == sum(step.points for step in entry.steps) for entry in entries)
    games = sum(line.ends_game for line in table.score.lines if isinstance(line, PlayedLine))
    assert [line.kind for line in sheet.lines].count("game-line") == games


@pytest.mark.parametrize("before", [0, 20, 40, 60, 90])
def test_goals_agree_with_the_score(before: int) -> None:
    """A bid is marked as a game exactly if making it, undoubled, completes one on the sheet."""
    form = RubberForm()
    for bid in BIDS:
        below = form.start().below.put(Seat.SOUTH.side, before)
        contract = Contract(bid, Doubling.UNDOUBLED, Seat.SOUTH)
        state = replace(form.start(), below=below)
        line = state.add(Outcome(Result(contract, contract.tricks))).lines[0]
        assert isinstance(line, PlayedLine)
        marked = goal(bid, before)
        assert (marked is not Zone.PART_SCORE) == (line.ends_game or bid.level >= 6)
        assert (marked is Zone.SMALL_SLAM, marked is Zone.GRAND_SLAM) == (bid.level == 6, bid.level == 7)
    assert not completes_game(form.start().below)


def test_a_part_score_makes_a_low_bid_a_game_only_where_it_is_carried_over() -> None:
    """With 60 below the line 1NT is a game (and 1C is not); a robber whose deals stand alone marks nothing so."""
    carried, alone = RobberOfFourForm(carry_over=True), RobberOfFourForm()
    outcome = Outcome(Result.parse("2SS="))
    below = [form.start().add(outcome).stakes.part_scores.north_south for form in (carried, alone)]
    assert below == [60, 0]
    assert [goal(BIDS[4], points) for points in below] == [Zone.GAME, Zone.PART_SCORE]
    assert goal(BIDS[0], below[0]) is Zone.PART_SCORE


def test_the_valuation_stays_that_of_thirteen_cards() -> None:
    """What the own hand is worth does not change while its cards are played."""
    views = [view_of(table, Seat.SOUTH) for table, _ in moments(5)]
    boards = {view.board.number: view.valuation for view in views if view.board is not None}
    assert len(boards) >= 4
    assert all(view.board is None or view.valuation == boards[view.board.number] for view in views)
