"""What a table does with requests: the rules of the game and of the table, and nothing half done."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.table.playing import (
    PLAYERS,
    SECRET,
    TABLE,
    WHOLE_GAMES,
    deals_from,
    folded,
    moments,
    opening_events,
)

from schlemm.core.action import MakeCall, MakeClaim, PlayCard
from schlemm.core.auction import Auction
from schlemm.core.board.state import Bidding, Finished, Playing
from schlemm.core.calls import PASS, parse_call
from schlemm.core.cards import Card
from schlemm.core.errors import Code, RuleViolation
from schlemm.core.seats import SEATS, BySide, Seat
from schlemm.scoring.forms.form import PlayedLine
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.scoring.forms.rubber import RubberForm
from schlemm.table.rules.act import Command, Request
from schlemm.table.rules.claiming import ClaimMade
from schlemm.table.rules.decide import decide
from schlemm.table.rules.evolve import evolve, opened
from schlemm.table.rules.next_board import DealNext
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.settings import ChangeSettings
from schlemm.table.rules.stopping import StopNow
from schlemm.table.rules.undo import Undo, Undone, before_last_of
from schlemm.table.state.events import BoardDealt, BoardEnded, Event, UndoAsked
from schlemm.table.state.players import hashed, seats_of
from schlemm.table.state.settings import PartnerDeclares, Settings
from schlemm.table.state.table import Impossible, Table


def asked(table: Table, by: Seat, command: Command) -> tuple[Event, ...]:
    """What happens when this player, up to date, asks for this."""
    return decide(table, Request("r", by, table.version, command), deals_from(1))


def after(table: Table, by: Seat, command: Command) -> Table:
    """The table after this request."""
    for event in asked(table, by, command):
        table = evolve(table, event)
    return table


def auctioned(calls: str, seed: int = 1) -> Table:
    """A fresh table after these calls, North being dealer."""
    table = folded(opening_events(deals_from(seed)))
    for call in calls.split():
        assert isinstance(table.board, Bidding)
        table = after(table, table.board.turn, MakeCall(parse_call(call)))
    return table


@WHOLE_GAMES
@given(st.integers(0, 10_000))
def test_a_robber_of_four_has_four_results_however_it_is_played(seed: int) -> None:
    """Whatever legal things four players do, a robber ends after exactly four boards that were not passed out."""
    *_, (table, _) = moments(seed)
    played = [line for line in table.score.lines if isinstance(line, PlayedLine)]
    assert sum(not line.outcome.result.passed_out for line in played) == 4
    assert table.score.totals == BySide(*_sums(table))


def _sums(table: Table) -> tuple[int, int]:
    steps = [step for line in table.score.lines for step in line.score.steps]
    ours, theirs = (
        sum(s.points for s in steps if s.side is side) for side in (Seat.NORTH.side, Seat.EAST.side)
    )
    return ours, theirs


@WHOLE_GAMES
@given(st.integers(0, 10_000))
def test_a_board_and_its_result_are_one_decision(seed: int) -> None:
    """The event that finishes a board always comes with its result, and a result never comes alone."""
    for table, events in moments(seed):
        ends = [event for event in events if isinstance(event, BoardEnded)]
        assert bool(ends) == (isinstance(table.board, Finished) and not isinstance(events[-1], BoardDealt))
        if ends:
            assert len(events) == 2


@WHOLE_GAMES
@given(st.integers(0, 10_000))
def test_the_version_counts_the_events(seed: int) -> None:
    """A table's version is the number of its events, from the first to the last."""
    total = 0
    for table, events in moments(seed):
        total += len(events)
        assert table.version == total


def test_a_request_of_yesterday_is_stale() -> None:
    """A request made in view of an older version changes nothing."""
    table = auctioned("P")
    with pytest.raises(Refused) as refusal:
        decide(table, Request("r", Seat.EAST, table.version - 1, MakeCall(PASS)), deals_from(1))
    assert refusal.value.reason is RefusalCode.STALE


def test_calling_out_of_turn_is_refused_by_the_rules() -> None:
    """Only whose turn it is may call (Law 29)."""
    with pytest.raises(RuleViolation) as violation:
        asked(auctioned(""), Seat.SOUTH, MakeCall(PASS))
    assert violation.value.code is Code.NOT_YOUR_TURN


def test_cards_are_not_played_during_the_auction_nor_calls_made_during_the_play() -> None:
    """Each phase takes its own kind of action."""
    with pytest.raises(RuleViolation, match="wrong-phase"):
        asked(auctioned(""), Seat.NORTH, PlayCard(Card.parse("SA")))
    with pytest.raises(RuleViolation, match="wrong-phase"):
        asked(auctioned("1C P P P"), Seat.EAST, MakeCall(PASS))


def test_the_person_plays_both_hands_when_their_partner_declares() -> None:
    """With South a person and North, a bot, declarer, South chooses the cards of both, and claims for North."""
    table = auctioned("1C P P P")
    assert [table.plays_for(seat).letter for seat in SEATS] == ["S", "E", "S", "W"]
    assert table.acts_as(Seat.SOUTH) is Seat.NORTH
    claimed = after(table, Seat.SOUTH, MakeClaim(7))
    assert isinstance(claimed.board, Playing)
    assert claimed.board.exposed == (Seat.NORTH,)


def test_a_declarer_who_concedes_everything_ends_the_board() -> None:
    """Giving up all tricks needs nobody's consent: the claim and the result are one decision."""
    made, ended = asked(auctioned("1C P P P"), Seat.SOUTH, MakeClaim(0))
    assert isinstance(ended, BoardEnded)
    assert str(ended.result) == "1CN-7"
    assert isinstance(made, ClaimMade)


def test_who_watches_leaves_both_hands_to_the_bot() -> None:
    """With the setting "watch", declarer's bot plays dummy's cards too, and the person has no say."""
    watching = Settings(partner_declares=PartnerDeclares.WATCH)
    table = after(auctioned("1C P P P"), Seat.SOUTH, ChangeSettings(watching))
    assert table.plays_for(Seat.SOUTH) is Seat.NORTH
    assert isinstance(table.board, Playing)
    table = after(table, Seat.EAST, PlayCard(next(iter(table.board.hands.of(Seat.EAST)))))
    with pytest.raises(Refused) as refusal:
        asked(table, Seat.SOUTH, PlayCard(Card.parse("SA")))
    assert refusal.value.reason is RefusalCode.NOT_YOUR_HAND


def test_taking_back_goes_to_before_ones_own_last_call() -> None:
    """Undo during the auction takes away the person's last call and the bots' calls after it."""
    table = auctioned("P P 1C 1D P P")
    assert asked(table, Seat.SOUTH, Undo()) == (Undone(Seat.SOUTH, 2, 0),)
    back = after(table, Seat.SOUTH, Undo())
    assert isinstance(back.board, Bidding)
    assert back.board.auction == Auction.parse("N: P P")


@WHOLE_GAMES
@given(st.integers(0, 10_000))
def test_whatever_is_taken_back_was_ones_own(seed: int) -> None:
    """Undo leads to a moment at which it is the person's turn, at most as far as the board goes."""
    for table, _ in moments(seed, claim=0):
        if not table.board_in_progress:
            continue
        if before_last_of(table, Seat.SOUTH) is None:
            continue
        back = after(table, Seat.SOUTH, Undo())
        assert isinstance(back.board, Bidding | Playing)
        # Whose cards the person plays is settled by the auction, so it is asked of the table as it was.
        assert table.plays_for(back.board.turn) is Seat.SOUTH or isinstance(back.board, Bidding)
        assert isinstance(back.board, Playing) or back.board.turn is Seat.SOUTH


def test_with_another_person_at_the_table_nothing_is_taken_back_alone() -> None:
    """Undo needs everybody's consent; only bots have given theirs beforehand."""
    table = auctioned("P P 1C")
    company = replace(table, players=table.players.put(Seat.WEST, PLAYERS.of(Seat.SOUTH)))
    assert asked(company, Seat.SOUTH, Undo()) == (UndoAsked(Seat.SOUTH, 2, 0),)
    assert asked(table, Seat.SOUTH, Undo()) == (Undone(Seat.SOUTH, 2, 0),)


def test_the_next_board_waits_for_the_end_of_this_one() -> None:
    """No board is dealt while another is in progress, nor after the end."""
    with pytest.raises(Refused) as refusal:
        asked(auctioned("P"), Seat.SOUTH, DealNext())
    assert refusal.value.reason is RefusalCode.BOARD_NOT_OVER
    stopped = after(auctioned("P"), Seat.SOUTH, StopNow())
    assert stopped.is_over
    assert not stopped.board_in_progress
    for command in (DealNext(), StopNow()):
        with pytest.raises(Refused) as refusal:
            asked(stopped, Seat.SOUTH, command)
        assert refusal.value.reason is RefusalCode.GAME_OVER


def test_after_stopping_nothing_is_called_any_more() -> None:
    """A board in progress when the robber was stopped is not played on."""
    stopped = after(auctioned("P"), Seat.SOUTH, StopNow())
    with pytest.raises(RuleViolation, match="wrong-phase"):
        asked(stopped, Seat.EAST, MakeCall(PASS))


def test_a_robber_passed_out_is_dealt_again_by_the_same_dealer_and_a_rubber_by_the_next() -> None:
    """Four passes: at Chicago the same dealer deals again, at rubber the next one does (B4)."""
    for form, dealer in ((RobberOfFourForm(), Seat.NORTH), (RubberForm(), Seat.EAST)):
        table = folded(opening_events(deals_from(3), form))
        for seat in SEATS:
            table = after(table, seat, MakeCall(PASS))
        table = after(table, Seat.SOUTH, DealNext())
        assert table.board is not None
        assert table.board.board.conditions.dealer is dealer
        assert table.board.board.number == 2


def test_a_stake_has_bounds() -> None:
    """A stake below nothing or beyond reason is refused."""
    for stake in (-1, 1_000_001):
        with pytest.raises(Refused, match="bad-stake"):
            asked(auctioned(""), Seat.SOUTH, ChangeSettings(Settings(stake=stake)))


def test_a_secret_opens_its_seat_and_no_other_table() -> None:
    """Only the secret opens the seat, and its hash differs from table to table."""
    assert seats_of(PLAYERS, SECRET, TABLE) == (Seat.SOUTH,)
    assert seats_of(PLAYERS, SECRET + "x", TABLE) == ()
    assert seats_of(PLAYERS, SECRET, "another") == ()
    assert hashed(SECRET, TABLE) != hashed(SECRET, "another")


def test_a_record_that_makes_no_sense_is_named() -> None:
    """Events that cannot follow each other are a damaged record, and said to be one."""
    first, second = opening_events(deals_from(1))
    with pytest.raises(Impossible, match="begins with BoardDealt"):
        opened(TABLE, second)
    with pytest.raises(Impossible, match="opened twice"):
        evolve(folded((first, second)), first)
    with pytest.raises(Impossible, match="does not fit"):
        evolve(opened(TABLE, first), Undone(Seat.SOUTH, 0, 0))
