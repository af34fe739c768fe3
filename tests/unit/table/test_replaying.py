"""A table that goes on from a moment of a board: everything before is as it was, everything after is free."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.table.playing import AT_ONCE, PLAYERS, folded

from schlemm.core.auction import Auction
from schlemm.core.board.state import Bidding, Playing
from schlemm.core.calls import DOUBLE, PASS, parse_call
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract
from schlemm.core.errors import RuleViolation
from schlemm.core.seats import SEATS, Seat, Vulnerability
from schlemm.dd.open_play import OpenPlay
from schlemm.dealing.numbered import random_deal
from schlemm.table.live.codec import decode, encode
from schlemm.table.live.dealt import Ledger
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.replaying import BoardMoment, auction_to, laid_out_from
from schlemm.table.state.events import Event, TableOpened
from schlemm.table.state.origin import BoardOrigin
from schlemm.table.state.table import Table
from schlemm.table.views.sight import sight_for

ORIGIN = BoardOrigin("abcdefghijkm", 3, 0, 4, 0)
CALLS = tuple(map(parse_call, ("P", "1S", "P", "4S", "P", "P", "P")))


def whole(seed: int, first: Seat = Seat.NORTH, at: Vulnerability = Vulnerability.NONE) -> BoardMoment:
    """A board to its last card, played at random."""
    random = Random(seed)
    deal = random_deal(random.randrange)
    contract = Auction(first, CALLS).contract
    assert contract is not None
    now = OpenPlay.start(deal, contract)
    while not now.play.is_over:
        now = now.after(random.choice(sorted(now.play.legal_cards(now.hand), key=str)))
    return BoardMoment(deal, first, at, CALLS, now.play.cards)


def events(moment: BoardMoment) -> tuple[Event, ...]:
    """How a table begins that goes on from there."""
    return laid_out_from(TableOpened(moment.form, PLAYERS, AT_ONCE, origin=ORIGIN), moment)


def table_at(moment: BoardMoment) -> Table:
    """The table that goes on from there."""
    return folded(events(moment))


@given(
    seed=st.integers(0, 99),
    first=st.sampled_from(SEATS),
    at=st.sampled_from(Vulnerability),
    calls=st.integers(0, 7),
    cards=st.integers(0, 51),
)
def test_a_table_goes_on_from_any_moment(
    seed: int, first: Seat, at: Vulnerability, calls: int, cards: int
) -> None:
    """Hands, who calls first, danger, calls and cards are those of the board up to there."""
    board = whole(seed, first, at)
    moment = (
        replace(board, cards=board.cards[:cards])
        if calls == len(CALLS)
        else replace(board, calls=CALLS[:calls], cards=())
    )
    table = table_at(moment)
    assert isinstance(table.board, Bidding if calls < len(CALLS) else Playing)
    assert table.board.board.deal == board.deal
    assert table.board.board.conditions == Conditions(first, at)
    assert table.board.auction == Auction(first, moment.calls)
    played = table.board.play.cards if isinstance(table.board, Playing) else ()
    assert played == moment.cards
    assert table.board_in_progress
    assert table.origin == ORIGIN


def test_such_a_table_can_be_stored_and_read() -> None:
    """Its events are those that come back."""
    board = whole(1, Seat.EAST)
    made = events(replace(board, cards=board.cards[:5]))
    assert tuple(decode(*encode(event)) for event in made) == made


def test_no_table_begins_where_nothing_is_left() -> None:
    """After the last card, after four passes, and with calls beyond the end of the auction."""
    board = whole(2)
    passed = replace(board, calls=(PASS,) * 4, cards=())
    beyond = replace(board, calls=(*CALLS, PASS), cards=())
    for moment in (board, passed, beyond):
        with pytest.raises(Refused) as refused:
            events(moment)
        assert refused.value.reason is RefusalCode.NOTHING_LEFT


def test_what_breaks_the_rules_is_refused() -> None:
    """A double of nothing, and a card that somebody else holds."""
    board = whole(3)
    with pytest.raises(RuleViolation):
        events(replace(board, calls=(DOUBLE,), cards=()))
    card = min(board.deal.hand(Seat.NORTH), key=str)  # East declares, and South leads
    with pytest.raises(RuleViolation):
        events(replace(board, cards=(card,)))


@pytest.mark.parametrize("text", ["1CN", "3NTW", "4SXE", "7HXXS"])
def test_the_shortest_auction_ends_in_its_contract(text: str) -> None:
    """Whatever was doubled, and whoever declares."""
    contract = Contract.parse(text)
    auction = auction_to(contract)
    assert auction.is_over
    assert auction.contract == contract
    assert auction.first is contract.declarer


def test_nobody_comes_and_nothing_counts() -> None:
    """The player has seen all cards: no invitation, hints as at home, no part of what is said of deals by chance."""
    moment = replace(whole(4), cards=())
    table = table_at(moment)
    assert table.is_given
    assert not table.is_match
    assert table.gives_hints
    assert table.company.invitation.invite == ""
    ledger = Ledger("abcdefghijkm")
    for event in events(moment):
        ledger.note(0, event)
    assert ledger.practice


def test_the_sight_of_such_a_table_holds_no_hidden_card() -> None:
    """Two boards that differ only in the cards of West and North look the same to South before the lead."""
    board = whole(5)
    north, west = board.deal.hand(Seat.NORTH), board.deal.hand(Seat.WEST)
    other = replace(
        board, deal=replace(board.deal, hands=board.deal.hands.put(Seat.NORTH, west).put(Seat.WEST, north))
    )
    seen = [
        sight_for(table_at(replace(each, calls=CALLS[:3], cards=())), Seat.SOUTH) for each in (board, other)
    ]
    assert seen[0] == seen[1]
