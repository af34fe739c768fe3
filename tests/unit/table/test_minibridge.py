"""A table of mini-bridge: the form, who names the contract, what goes into the events and comes out of them."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.unit.table.playing import PLAYERS, WHOLE_GAMES, deals_from, folded, moments, opening_events

from schlemm.core.action import MakeCall
from schlemm.core.board.state import Bidding, Finished, Playing
from schlemm.core.calls import parse_call
from schlemm.core.contract import Result
from schlemm.core.deal import Deal
from schlemm.core.minibridge import announced
from schlemm.core.seats import SEATS, Seat
from schlemm.formats.pbn import PbnGame, encode_pbn, read_pbn, write_pbn
from schlemm.match.views.paper import paper_of_table
from schlemm.match.views.paper_pbn import games_of
from schlemm.scoring.forms.form import Outcome
from schlemm.scoring.forms.minibridge import MinibridgeForm
from schlemm.table.live.bot_timing import bots_to_ask, people_waited_for
from schlemm.table.live.codec import decode, encode
from schlemm.table.rules.act import Command, DealSource, Request
from schlemm.table.rules.announcing import ReadOn, unread
from schlemm.table.rules.decide import decide
from schlemm.table.rules.evolve import evolve
from schlemm.table.rules.next_board import DealNext
from schlemm.table.rules.playing import CallMade
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.undo import Undo, Undone
from schlemm.table.state.announcement import Announcement
from schlemm.table.state.events import BoardDealt, BoardEnded, Event
from schlemm.table.state.players import Person, hashed
from schlemm.table.state.settings import PartnerDeclares
from schlemm.table.state.table import Table
from schlemm.table.views.history import records_of
from schlemm.table.views.sight import sight_for
from schlemm.testing.hidden import reshuffled

NORTH_STRONG = Deal.parse("N:AQ54.AKQ.AQ.KT98 6.876.T9876.A765 KJ32.5432.432.32 T987.JT9.KJ5.QJ4")
LEVEL = Deal.parse("N:AKQJ.AKQJ.432.32 5432.5432.AKQJ.4 T987.T98.T98.T98 6.76.765.AKQJ765")
SHORT = MinibridgeForm(boards=3, safe=1)


def table_with(deal: Deal) -> Table:
    """A table of mini-bridge with this deal, Anna at South."""
    return folded(opening_events(lambda: deal, MinibridgeForm(), PLAYERS))


def having_read(table: Table) -> Table:
    """The table when its only person has read what is announced."""
    announcement = unread(table)
    assert announcement is not None
    return after(table, *asked(table, Seat.SOUTH, ReadOn(announcement)))


def asked(table: Table, by: Seat, command: Command, deals: DealSource | None = None) -> tuple[Event, ...]:
    """What happens when this player asks for this."""
    return decide(table, Request("", by, table.version, command), deals or deals_from(1))


def after(table: Table, *events: Event) -> Table:
    """The table after these events."""
    for event in events:
        table = evolve(table, event)
    return table


@WHOLE_GAMES
@given(st.integers(0, 2**32))
def test_whole_games_are_their_events(seed: int) -> None:
    """Any game of legal actions is the same again from its stored events, and every sight announces all points."""
    table, stored = None, []
    for table, events in moments(seed, SHORT):
        stored += [encode(event) for event in events]
        assert table.board is not None
        for seat in SEATS:
            own = sight_for(table, seat).own
            assert own is not None
            assert own.public.points == announced(table.board.board.deal)
    assert table is not None
    assert folded(tuple(decode(kind, content) for kind, content in stored)) == table
    assert sum(line.kind.value == "board" for line in table.score.lines) == SHORT.boards


@WHOLE_GAMES
@given(st.integers(0, 10_000), st.sampled_from(SEATS), st.integers(0, 400), st.integers(0, 10_000))
def test_a_sight_does_not_depend_on_cards_that_may_not_be_seen(
    seed: int, viewer: Seat, moment: int, shuffle: int
) -> None:
    """With other hidden cards of the same points nothing changes for a player, from the first moment on."""
    tables = [table for table, _ in moments(seed, SHORT)]
    table = tables[moment % len(tables)]
    assume(isinstance(table.board, Bidding | Playing))
    assert table.board is not None
    other = replace(table, board=reshuffled(table.board, table.acts_as(viewer), Random(shuffle)))
    assert sight_for(other, viewer) == sight_for(table, viewer)


@WHOLE_GAMES
@given(st.integers(0, 2**32))
def test_what_was_played_goes_out_as_pbn_and_comes_back(seed: int) -> None:
    """Every board is a game with deal, contract and tricks, though it has no auction to write."""
    events: tuple[Event, ...] = ()
    for table, more in moments(seed, SHORT):
        assert table.form == SHORT
        events += more
    games = games_of(paper_of_table(table, records_of(table.id, events)))
    read = [game for game in read_pbn(encode_pbn(write_pbn(games))) if isinstance(game, PbnGame)]
    assert [game.result for game in read] == [game.result for game in games]
    assert [game.deal for game in read] == [event.deal for event in events if isinstance(event, BoardDealt)]


def test_a_person_names_the_contract_for_a_partner_who_is_a_bot() -> None:
    """North is stronger and a bot, so Anna at South, whose hand is laid down, names the contract and plays."""
    table = table_with(NORTH_STRONG)
    assert bots_to_ask(table) == ()
    sight = sight_for(table, Seat.SOUTH)
    assert sight.actor is Seat.SOUTH
    assert sight.acting is not None
    assert sight.acting.seat is Seat.NORTH
    (event,) = asked(table, Seat.SOUTH, MakeCall(parse_call("4S")))
    assert event == CallMade(Seat.NORTH, parse_call("4S"))
    with pytest.raises(Refused):
        asked(table, Seat.NORTH, MakeCall(parse_call("4S")))
    named = after(table, event)
    assert isinstance(named.board, Playing)
    (back,) = asked(named, Seat.SOUTH, Undo())
    assert back == Undone(Seat.SOUTH, 0, 0)
    assert isinstance(after(named, back).board, Bidding)


def test_who_watches_leaves_the_contract_to_the_partner() -> None:
    """Where the person watches a partner who declares, the bot is asked for the contract, once the points are read."""
    table = table_with(NORTH_STRONG)
    table = replace(table, settings=replace(table.settings, partner_declares=PartnerDeclares.WATCH))
    assert bots_to_ask(having_read(table)) == (Seat.NORTH,)


WEST_STRONG = NORTH_STRONG.passed_on(3)


def test_bots_wait_until_their_only_reader_has_read() -> None:
    """No bot names a contract before the points are read, and none leads before the contract is; no clock runs."""
    table = table_with(WEST_STRONG)
    table = replace(table, settings=replace(table.settings, minutes=5))
    assert (unread(table), bots_to_ask(table)) == (Announcement.POINTS, ())
    assert people_waited_for(table) == frozenset()
    assert sight_for(table, Seat.SOUTH).unread is Announcement.POINTS
    assert sight_for(table, Seat.NORTH).unread is None
    table = having_read(table)
    assert bots_to_ask(table) == (Seat.WEST,)
    named = after(table, *asked(table, Seat.WEST, MakeCall(parse_call("4S"))))
    assert (unread(named), bots_to_ask(named)) == (Announcement.CONTRACT, ())
    going_on = having_read(named)
    assert (unread(going_on), bots_to_ask(going_on)) == (None, (Seat.NORTH,))
    again = after(going_on, Undone(Seat.SOUTH, 0, 0))
    assert (unread(again), bots_to_ask(again)) == (None, (Seat.WEST,))


def test_only_who_is_waited_for_can_have_read() -> None:
    """What is not announced now, and what somebody else should read, is refused; a stored reading comes back."""
    table = table_with(WEST_STRONG)
    for by, what in ((Seat.NORTH, Announcement.POINTS), (Seat.SOUTH, Announcement.CONTRACT)):
        with pytest.raises(Refused) as refused:
            asked(table, by, ReadOn(what))
        assert refused.value.reason is RefusalCode.NOTHING_ANNOUNCED
    (event,) = asked(table, Seat.SOUTH, ReadOn(Announcement.POINTS))
    assert decode(*encode(event)) == event


def test_nobody_waits_for_a_reader_among_others() -> None:
    """Where another person sits at the table, and where a bot plays for the only one, the bots go on."""
    table = table_with(WEST_STRONG)
    shared = replace(table, players=table.players.put(Seat.NORTH, Person("Nils", hashed("other", table.id))))
    away = replace(table, company=replace(table.company, away=(Seat.SOUTH,)))
    for each in (shared, away):
        assert unread(each) is None
        assert bots_to_ask(each) == (Seat.WEST,)


def test_twenty_to_twenty_is_on_record_and_dealt_again() -> None:
    """The board and its end are one append; the same deal of the form follows, by the same dealer."""
    events = opening_events(lambda: LEVEL, MinibridgeForm(), PLAYERS)
    assert [type(event) for event in events[1:]] == [BoardDealt, BoardEnded]
    table = folded(events)
    assert isinstance(table.board, Finished)
    assert bots_to_ask(table) == ()
    again = after(table, *asked(table, Seat.SOUTH, DealNext(), lambda: NORTH_STRONG))
    assert again.score.number.deal == 1
    assert again.score.number.attempt == 2
    assert again.board is not None
    assert again.board.board.conditions.dealer is Seat.NORTH


def test_the_first_boards_are_played_with_nobody_vulnerable() -> None:
    """Four boards without danger, then as the numbers of boards have it."""
    form = MinibridgeForm()
    state, seen = form.start(), []
    for _ in range(8):
        assert state.upcoming == (state.conditions.vulnerability,)
        seen.append(state.conditions.vulnerability.value)
        state = state.add(Outcome(Result.parse("1NTS=")))
    assert seen == ["None"] * 4 + ["NS", "EW", "All", "None"]
