"""Whatever people do in whatever order: nothing breaks, and the events alone are the table."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples
from tests.unit.table.friends import INVITE, NAMES, ROBOTS, owner_of, secret_of
from tests.unit.table.playing import AT_ONCE, TABLE, deals_from, folded, something_legal

from schlemm.core.errors import RuleViolation
from schlemm.core.seats import SEATS, Seat
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.table.live.bot_timing import bots_to_ask
from schlemm.table.live.codec import decode, encode
from schlemm.table.rules.act import Command, Request
from schlemm.table.rules.claiming import ClaimAnswered
from schlemm.table.rules.decide import decide, opening
from schlemm.table.rules.devices import (
    AddKey,
    DeviceReplaced,
    KeyAdded,
    LinkRenewed,
    RenewLink,
    ReplaceDevice,
)
from schlemm.table.rules.evolve import evolve
from schlemm.table.rules.fixed_lines import LineSaid, Say
from schlemm.table.rules.leaving import FreeSeat, SeatFreed
from schlemm.table.rules.next_board import DealNext
from schlemm.table.rules.refusal import Refused
from schlemm.table.rules.seat_drawing import DrawSeats
from schlemm.table.rules.seat_keys import opened_with
from schlemm.table.rules.seating import SeatTaken, TakeSeat
from schlemm.table.rules.standing_in import CameBack, ComeBack, StandIn, StoodIn
from schlemm.table.rules.undo import AnswerUndo, Undo, UndoAnswered, Undone
from schlemm.table.state.chat import Line
from schlemm.table.state.events import BoardEnded, Event, SeatsDrawn, TableOpened, UndoAsked
from schlemm.table.state.invitation import Invitation, seat_key
from schlemm.table.state.players import Person, hashed
from schlemm.table.state.table import Table
from schlemm.table.views.sight import sight_for


def started() -> tuple[Event, ...]:
    """A table of Anna that waits for company."""
    anna = Person("Anna", hashed(secret_of(Seat.SOUTH), TABLE), bot="forum:klub")
    invitation = Invitation(Seat.SOUTH, INVITE)
    players = ROBOTS.put(Seat.SOUTH, anna)
    event = TableOpened(RobberOfFourForm(), players, AT_ONCE, circle=invitation, kept=(Seat.NORTH,))
    return opening(event, deals_from(1))


def something(table: Table, random: Random) -> tuple[Seat, Command]:
    """Something that somebody might ask for, allowed or not; often what the game waits for."""
    if table.board_in_progress and random.random() < 0.6:
        return something_legal(table, random, 0.05)
    seat = random.choice(SEATS)
    commands: tuple[Command, ...] = (
        TakeSeat(NAMES.of(seat), hashed(secret_of(seat), TABLE), table.company.invitation.places.of(seat)),
        AddKey(f"{random.random()}", owner_of(seat)),
        StandIn(random.choice(SEATS)),
        ComeBack(),
        FreeSeat(random.choice(SEATS), "Robo"),
        RenewLink(random.choice(SEATS)),
        ReplaceDevice(f"{random.random()}", owner_of(seat)),
        DrawSeats(),
        Say(random.choice(tuple(Line))),
        Undo(),
        AnswerUndo(random.random() < 0.7),
        DealNext(),
    )
    return seat, random.choice(commands)


def lived(seed: int, steps: int) -> tuple[Table, list[Event]]:
    """A table after so many wishes, and all that has happened at it."""
    random, deals = Random(seed), deals_from(seed)
    events = list(started())
    table = folded(tuple(events))
    for _ in range(steps):
        by, command = something(table, random)
        try:
            happened = decide(table, Request("", by, table.version, command), deals)
        except (Refused, RuleViolation):
            continue
        for event in happened:
            table = evolve(table, event)
            events.append(event)
        check(table)
    return table, events


def check(table: Table) -> None:
    """What holds at every moment, whoever has come, gone, moved or asked."""
    company = table.company
    assert all(isinstance(table.players.of(seat), Person) for seat in company.away)
    assert all(isinstance(table.players.of(seat), Person) for seat in company.lost)
    assert isinstance(table.players.of(company.invitation.host), Person)
    assert all(left.name in {*NAMES, "Anna"} for left in company.left)
    assert {place.rstrip("'") for place in company.invitation.places} == {seat.letter for seat in SEATS}
    for seat in SEATS:
        assert company.coming.of(seat) is None or table.board_in_progress
        assert company.coming.of(seat) is None or not isinstance(table.players.of(seat), Person)
    asked = company.asked
    assert asked is None or (
        table.board_in_progress and asked.waits and set(asked.waits) <= set(table.people)
    )
    assert not set(bots_to_ask(table)) & {seat for seat in SEATS if table.plays_for(seat) in table.people}


@settings(max_examples=examples(40))
@given(st.integers(0, 10_000), st.integers(0, 400))
def test_the_events_alone_are_the_table(seed: int, steps: int) -> None:
    """Written as text and read again, all that has happened makes the same table, and every sight of it."""
    table, events = lived(seed, steps)
    again = folded(tuple(decode(*encode(event)) for event in events))
    assert again == table
    for seat in SEATS:
        assert sight_for(again, seat) == sight_for(table, seat)
        found = opened_with(again, seat_key(table.company.invitation, seat))
        assert found is not None
        assert found.seat is seat


@pytest.mark.slow
def test_random_lives_see_everything() -> None:
    """The property above is not empty: all kinds of events among people happen in it."""
    kinds = {type(event) for seed in range(60) for event in lived(seed, 250)[1]}
    assert kinds >= {
        SeatTaken, KeyAdded, StoodIn, CameBack, SeatsDrawn, UndoAsked, UndoAnswered, Undone,
        LineSaid, SeatFreed, LinkRenewed, DeviceReplaced, BoardEnded, ClaimAnswered,
    }  # fmt: skip
