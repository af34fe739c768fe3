"""A newcomer's first game of mini-bridge: they declare the first boards, by cards that are dealt as promised."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import to_builtins
from tests.unit.table.playing import (
    PLAYERS,
    TABLE,
    WHOLE_GAMES,
    deals_from,
    folded,
    moments,
    opening_events,
    something_legal,
)
from tests.unit.table.promises import promised_deals

from schlemm.cli.dealing.promised import verdict
from schlemm.core.deal import Deal
from schlemm.core.minibridge import announced, declarer_of, is_level, passed_to
from schlemm.core.seats import SEATS, Seat
from schlemm.dealing.fair import Promise, follows, newcomers_deal
from schlemm.scoring.forms.minibridge import TAUGHT, MinibridgeForm
from schlemm.server.fair.views import fair_deal, fair_record
from schlemm.server.fair.wire import FairDeal
from schlemm.table.live.codec import decode, encode
from schlemm.table.live.dealt import Ledger
from schlemm.table.rules.act import Request
from schlemm.table.rules.decide import decide
from schlemm.table.rules.evolve import evolve
from schlemm.table.rules.rematch import table_opened_again
from schlemm.table.state.events import BoardDealt, Event
from schlemm.table.views.sight import sight_for
from schlemm.testing import deals, seats

ROOT = Path(__file__).parents[3]
FIRST = MinibridgeForm(boards=4, newcomer=Seat.SOUTH)
PROMISED = promised_deals()


def dealt_in(events: tuple[Event, ...]) -> list[BoardDealt]:
    """The boards that these events deal."""
    return [event for event in events if isinstance(event, BoardDealt)]


@given(deals(), seats())
def test_hands_are_passed_on_until_the_newcomer_declares(deal: Deal, seat: Seat) -> None:
    """The four hands stay in their order round the table, and declarer's lies with who deals, but at 20 to 20."""
    given_to = passed_to(deal, seat)
    assert given_to in [deal.passed_on(turns) for turns in range(4)]
    points = announced(deal)
    level = points.of(Seat.NORTH) + points.of(Seat.SOUTH) == 20
    assert declarer_of(announced(given_to), seat) is (None if level else seat)
    assert given_to == deal or not level


@WHOLE_GAMES
@given(st.integers(0, 2**32), st.sampled_from(SEATS))
def test_a_newcomer_declares_the_first_boards_and_then_the_cards_decide(seed: int, newcomer: Seat) -> None:
    """Whatever is dealt, the first two boards are declared by the newcomer; then the deal passes on."""
    form = replace(FIRST, newcomer=newcomer)
    declared: list[tuple[Seat | None, Seat | None]] = []
    dealers: list[Seat] = []
    for table, events in moments(seed, form):
        for event in dealt_in(events):
            declarer = declarer_of(announced(event.deal), event.conditions.dealer)
            assert event.declarer is sight_for(table, newcomer).taught
            assert decode(*encode(event)) == event
            if declarer is not None or len(declared) < TAUGHT:
                declared.append((declarer, event.declarer))
                dealers.append(event.conditions.dealer)
    assert declared[:TAUGHT] == [(newcomer, newcomer)] * TAUGHT
    assert all(led is None for _, led in declared[TAUGHT:])
    assert dealers == [newcomer, newcomer, newcomer.after(1), newcomer.after(2)]


def test_what_was_promised_is_checked_with_the_hands_passed_on() -> None:
    """The record of a newcomer's boards is kept as the rule has it; said to lie as dealt, or with others, it is not."""
    events, ledger = _played(5), Ledger(TABLE)
    for event in events:
        ledger.note(0, event)
    assert ledger.over
    assert all(board.is_kept for board in ledger.over)
    record = fair_record(ledger, "S", [*map(fair_deal, ledger.over)])
    assert [told.declarer for told in record.deals[:2]] == [Seat.SOUTH, Seat.SOUTH]
    moved = [told for told in record.deals if told.declarer and _drawn(ledger, told) != told.deal]
    assert moved, "in this game no hand had to be passed on"
    for told in record.deals:
        plain = {name: to_builtins(getattr(told, name)) for name in FairDeal.__struct_fields__}
        assert verdict(TABLE, plain) == "kept"
        if told in moved:
            assert verdict(TABLE, {**plain, "declarer": None}) == "other-cards"
            assert verdict(TABLE, {**plain, "declarer": "W"}) == "other-cards"


def _drawn(ledger: Ledger, told: FairDeal) -> str:
    promise = ledger.dealt[told.number - 1].promise
    assert promise is not None
    return str(promise.deal)


def _played(seed: int) -> tuple[Event, ...]:
    """The events of a whole game of random actions, dealt by promises."""
    random, events = Random(seed), opening_events(PROMISED, FIRST)
    table = folded(events)
    while not table.is_over:
        by, command = something_legal(table, random, 0)
        happened = decide(table, Request("", by, table.version, command), PROMISED)
        for event in happened:
            table = evolve(table, event)
        events += happened
    return events


@given(st.integers(0, 2**64), seats(), st.booleans())
def test_a_newcomer_is_never_dealt_a_board_that_nobody_declares(
    seed: int, newcomer: Seat, promises: bool
) -> None:
    """Whatever a source deals, promised or not, the newcomer declares: their side has more points than the other."""
    source = Promise(TABLE, 1, f"{seed:064x}") if promises else deals_from(seed)
    assert declarer_of(announced(newcomers_deal(source, newcomer)), newcomer) is newcomer


def test_a_newcomers_deal_is_another_only_where_it_has_to_be() -> None:
    """The first number counts unless both sides have 20 points; a board as former versions dealt it is kept as well."""
    drawn = [Promise(TABLE, 1, f"{seed:064x}") for seed in range(60)]
    level = [promise for promise in drawn if is_level(promise.deal)]
    assert level
    for promise in drawn:
        assert follows(promise, newcomers_deal(promise, Seat.SOUTH), Seat.SOUTH)
        first = passed_to(promise.deal, Seat.SOUTH)
        assert (newcomers_deal(promise, Seat.SOUTH) == first) is (promise not in level)
        assert follows(promise, first, Seat.SOUTH)


TAUGHT_DEALS = json.loads((ROOT / "tests" / "reference" / "newcomers_deals.json").read_text())


@pytest.mark.parametrize("vector", TAUGHT_DEALS, ids=lambda vector: f"{vector['game']}-{vector['number']}")
def test_golden_deals_of_newcomers(vector: dict[str, Any]) -> None:
    """The rule gives the deals that stand in the file, which the browser's rule is held to as well."""
    assert verdict(vector["game"], vector) == "kept"


def test_the_next_game_is_nobodys_first() -> None:
    """Who goes on has played: the cards decide who declares, from the first board on."""
    table = folded(opening_events(deals_from(3), FIRST, PLAYERS))
    form = table_opened_again(table, "fresh").form
    assert isinstance(form, MinibridgeForm)
    assert form.newcomer is None
    assert [form.declares(deal) for deal in (1, 2, 3)] == [None] * 3
