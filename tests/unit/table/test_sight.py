"""Hidden cards stay hidden: what a player sees of a table does not depend on cards they may not see."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.unit.table.playing import WHOLE_GAMES, deals_from, moments, opening_events

from schlemm.core.board.board import Board
from schlemm.core.board.record import Record
from schlemm.core.board.state import Finished, Playing
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.table.rules.act import NoDetails
from schlemm.table.rules.acts import told
from schlemm.table.state.events import BoardDealt, TableOpened
from schlemm.table.state.table import Table
from schlemm.table.views.sight import sight_for


def reshuffled(table: Table, viewer: Seat, random: Random) -> Table | None:
    """The same table with the cards that the viewer cannot see dealt anew, where the play so far allows it."""
    board = table.board
    if board is None or isinstance(board, Finished):
        return None
    sight = sight_for(table, viewer)
    assert sight.own is not None
    open_seats = {viewer, table.acts_as(viewer)}
    if isinstance(board, Playing):
        open_seats |= {*board.exposed, *([board.contract.dummy] if board.play.dummy_faced else [])}
    hidden = [seat for seat in SEATS if seat not in open_seats]
    held = board.hands if isinstance(board, Playing) else board.board.deal.hands
    pool = [card for seat in hidden for card in held.of(seat)]
    random.shuffle(pool)
    hands = board.board.deal.hands
    for seat in hidden:
        now, pool = pool[: len(held.of(seat))], pool[len(held.of(seat)) :]
        hands = hands.put(seat, (board.board.deal.hand(seat) - held.of(seat)) | Hand.of(now))
    return _with_deal(table, board, BySeat(*hands))


def _with_deal(table: Table, board: Playing | object, hands: BySeat[Hand]) -> Table | None:
    assert table.board is not None
    old = table.board
    other = replace(Record.of(old), board=Board(old.board.number, old.board.conditions, Deal(hands)))
    try:
        state = other.replay()
    except Exception:
        return None  # somebody could have followed suit where they did not: not the same history
    if isinstance(old, Playing) and isinstance(state, Playing):
        state = replace(state, pending=old.pending, claimed=old.claimed)
    return replace(table, board=state)


@WHOLE_GAMES
@given(st.integers(0, 10_000), st.sampled_from(SEATS), st.integers(0, 400), st.integers(0, 10_000))
def test_a_sight_does_not_depend_on_cards_that_may_not_be_seen(
    seed: int, viewer: Seat, moment: int, shuffle: int
) -> None:
    """At any moment of a robber, dealing the hidden cards anew leaves what a player sees exactly as it was."""
    tables = [table for table, _ in moments(seed)]
    table = tables[moment % len(tables)]
    other = reshuffled(table, viewer, Random(shuffle))
    assume(other is not None)
    assert other is not None
    assert sight_for(other, viewer) == sight_for(table, viewer)


def test_the_reshuffling_of_these_tests_moves_cards() -> None:
    """The property above is not empty: the other table really has other hidden cards."""
    table = next(table for table, _ in moments(1))
    other = reshuffled(table, Seat.SOUTH, Random(2))
    assert other is not None
    assert other != table
    assert sight_for(other, Seat.NORTH) != sight_for(table, Seat.NORTH)


def test_of_a_deal_everybody_learns_the_same_and_no_card() -> None:
    """The projected events of setting up a table hold neither hashes nor cards."""
    opening, dealt = opening_events(deals_from(4))
    assert isinstance(opening, TableOpened)
    assert isinstance(dealt, BoardDealt)
    for seat in SEATS:
        assert told(opening, seat) == NoDetails()
        assert told(dealt, seat) == NoDetails()


@WHOLE_GAMES
@given(st.integers(0, 10_000))
def test_all_cards_are_open_once_the_board_is_over_and_not_before(seed: int) -> None:
    """The deal stands in a sight exactly between the end of a board and the next."""
    for table, _ in moments(seed):
        over = sight_for(table, Seat.SOUTH).over
        assert (over is not None) == isinstance(table.board, Finished)


@pytest.mark.slow
@WHOLE_GAMES
@given(st.integers(0, 10_000))
def test_exactly_one_player_is_asked_for_a_call_or_card(seed: int) -> None:
    """While a board is in progress and no claim is open, the actor's own view says that it is to act."""
    for table, _ in moments(seed):
        sight = sight_for(table, Seat.SOUTH)
        if sight.actor is None:
            continue
        acting = sight_for(table, sight.actor).acting
        assert acting is not None
        assert acting.acts
