"""How long the auction and the last trick may be looked at while cards are played."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples
from tests.unit.table.playing import moments
from tests.unit.table.test_disclosure import MatchForm

from schlemm.core.board.state import Playing
from schlemm.core.hand import EMPTY
from schlemm.core.seats import SEATS, Seat
from schlemm.server.views.board import call_views, contract_view, last_trick
from schlemm.table.rules.disclosure import calls_in_sight, check_question
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.settings import LookingBack
from schlemm.table.state.table import Table
from schlemm.table.views.sight import sight_for

FEW = settings(max_examples=examples(5))
"""Each example is a whole game, looked at by all four at every moment."""


def played(seed: int, looking_back: LookingBack) -> Iterator[Table]:
    """Every moment of a game with this setting."""
    for table, _ in moments(seed):
        yield replace(table, settings=replace(table.settings, looking_back=looking_back))


def in_play(table: Table) -> bool:
    """Whether cards are played, perhaps with a claim on the table."""
    return isinstance(table.board, Playing) and not table.stopped


def has_played(table: Table, seat: Seat) -> bool:
    """Whether a card of this board was the player's to choose; found card by card."""
    board = table.board
    assert isinstance(board, Playing)
    tricks = [board.play.completed(index) for index in range(len(board.play.winners))]
    done = [at for trick in (*tricks, board.play.trick) for at, _ in trick.by_seat()]
    return any(table.plays_for(at) is seat for at in done)


@pytest.mark.parametrize("looking_back", LookingBack)
def test_in_the_auction_and_after_the_board_all_calls_lie_open(looking_back: LookingBack) -> None:
    """Whatever is agreed: who is bidding sees the auction, and so does who looks back at a board that is over."""
    for table in played(5, looking_back):
        if not in_play(table):
            for seat in SEATS:
                sight = sight_for(table, seat)
                shown = [] if table.board is None else [str(call) for call in table.board.auction.calls]
                assert call_views(sight) == shown


@FEW
@given(st.integers(0, 10_000))
def test_as_the_laws_have_it(seed: int) -> None:
    """Until the own first card the auction, then at one's own turn the opponents' calls, else nothing (41B, 20F)."""
    for table in played(seed, LookingBack.LAWS):
        board = table.board
        if not in_play(table) or not isinstance(board, Playing):
            continue
        for seat in SEATS:
            shown = set(calls_in_sight(table, seat))
            plays = any(table.plays_for(at) is seat for at in SEATS)
            reviews = not has_played(table, seat) if plays else not board.play.cards
            own_turn = table.actor is seat
            assert shown == (set(SEATS) if reviews else {seat.left, seat.right} if own_turn else set())


@FEW
@given(st.integers(0, 10_000), st.sampled_from(LookingBack))
def test_no_letter_of_a_call_out_of_sight_is_sent(seed: int, looking_back: LookingBack) -> None:
    """Calls out of sight are left out, none is explained, and contract and doubling stay."""
    for table in played(seed, looking_back):
        if not in_play(table) or table.board is None:
            continue
        for seat in SEATS:
            sight, auction = sight_for(table, seat), table.board.auction
            sent = call_views(sight)
            assert sent == [] or len(sent) == len(auction.calls)
            for (caller, call), text in zip(auction.by_seat(), sent, strict=False):
                assert text == (str(call) if caller in sight.disclosed.in_sight else "")
            view = contract_view(sight)
            assert view is not None
            assert view.text == str(auction.contract)
            for caller in SEATS:
                if caller not in sight.disclosed.in_sight:
                    with pytest.raises(Refused) as refusal:
                        check_question(table, seat, caller)
                    assert refusal.value.reason is RefusalCode.CALL_GONE


@FEW
@given(st.integers(0, 10_000))
def test_the_last_trick_lies_open_as_long_as_is_agreed(seed: int) -> None:
    """By the Laws until the own side plays, in the source until the next lead, freely until the next is complete."""
    for looking_back in LookingBack:
        for table in played(seed, looking_back):
            board = table.board
            if not isinstance(board, Playing) or not board.play.winners:
                continue
            now = [at for at, _ in board.play.trick.by_seat()]
            for seat in SEATS:
                open_now = {
                    LookingBack.LAWS: all(at.side is not seat.side for at in now),
                    LookingBack.NEXT_LEAD: not now,
                    LookingBack.FREELY: True,
                }[looking_back]
                assert (last_trick(sight_for(table, seat), EMPTY) is not None) == open_now


def test_a_match_is_played_by_the_laws_whatever_the_setting_says() -> None:
    """In a match the setting is of no effect; at home each value is."""
    for looking_back in LookingBack:
        table = next(played(1, looking_back))
        assert table.looking_back is looking_back
        assert replace(table, score=replace(table.score, form=MatchForm())).looking_back is LookingBack.LAWS
