"""What a player is told again of what they missed, and how they count what has happened."""

from tests.unit.table.friends import after, asked, everybody

from schlemm.core.action import MakeCall
from schlemm.core.calls import PASS, parse_call
from schlemm.core.seats import SEATS, Seat
from schlemm.server.live.view_version import REMEMBERED, Recent
from schlemm.table.rules.act import Command
from schlemm.table.rules.evolve import evolve
from schlemm.table.rules.explaining import ExplainCall
from schlemm.table.rules.fixed_lines import LineSaid, Say
from schlemm.table.rules.next_board import DealNext
from schlemm.table.rules.playing import CallMade
from schlemm.table.state.chat import Line
from schlemm.table.state.table import Table

NORTH, EAST, SOUTH, WEST = SEATS
CLUB = parse_call("1C")


def heard(recent: Recent | None, table: Table, by: Seat, *commands: Command) -> Table:
    """The table after what this player asks; without ``recent`` nobody looks."""
    for command in commands:
        for event in asked(table, by, command):
            table = evolve(table, event)
            if recent is not None:
                recent.hear([(table.version, event)])
    return table


def test_what_was_missed_is_told_once_and_nothing_that_happened_before() -> None:
    """Who has seen a version is told of all that came after it, and of nothing if nothing did."""
    recent, before = Recent(), after(everybody(), SOUTH, DealNext())
    table = heard(recent, before, NORTH, MakeCall(CLUB))
    assert recent.told_since(table, SOUTH, before.version) == [CallMade(NORTH, CLUB)]
    assert recent.told_since(table, SOUTH, table.version) == ()
    assert recent.told_since(table, SOUTH, table.version + 1) is None


def test_events_of_before_a_gap_are_not_told_for_those_in_it() -> None:
    """What happened while nobody looked is not known, neither at once nor when more has happened since."""
    recent, before = Recent(), after(everybody(), SOUTH, DealNext())
    seen = heard(recent, before, NORTH, MakeCall(CLUB))
    unseen = heard(None, seen, EAST, MakeCall(PASS))
    assert recent.told_since(unseen, SOUTH, seen.version) is None
    now = heard(recent, unseen, SOUTH, Say(Line.MOMENT))
    assert recent.told_since(now, SOUTH, seen.version) is None
    assert recent.told_since(now, SOUTH, unseen.version) == [LineSaid(SOUTH, Line.MOMENT)]


def test_a_request_told_again_counts_for_partner_as_it_did_before_an_explanation() -> None:
    """The version that an old request led to is the same for partner with and without words they may not know of."""
    called = heard(recent := Recent(), after(everybody(), SOUTH, DealNext()), NORTH, MakeCall(CLUB))
    answered = recent.counted(called, SOUTH, called.version)
    explained = heard(recent, called, NORTH, ExplainCall(0, CLUB, "12-14"))
    assert recent.counted(explained, SOUTH, called.version) == answered
    assert recent.counted(explained, SOUTH, explained.version) == answered
    assert recent.counted(explained, WEST, explained.version) == answered + 1


def test_a_version_of_long_ago_counts_as_that_of_today() -> None:
    """Where it is forgotten what a player was not told of since, they are told what they have counted so far."""
    begun = heard(recent := Recent(), after(everybody(), SOUTH, DealNext()), NORTH, MakeCall(CLUB))
    explained = heard(recent, begun, NORTH, ExplainCall(0, CLUB, "12-14"))
    table = heard(recent, explained, WEST, *[Say(Line.MOMENT)] * (REMEMBERED // 2))
    table = heard(recent, table, SOUTH, *[Say(Line.MOMENT)] * (REMEMBERED // 2))
    assert recent.counted(table, SOUTH, begun.version) == table.version - 1
