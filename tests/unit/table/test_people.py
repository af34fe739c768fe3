"""People who come, go, move, speak and agree: what is decided, and what the table looks like afterwards."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from tests.unit.table.friends import NAMES, after, asked, everybody, gathering, owner_of, secret_of, sitting
from tests.unit.table.playing import TABLE, deals_from, opening_events

from schlemm.core.action import MakeCall
from schlemm.core.board.state import Bidding, Finished
from schlemm.core.calls import parse_call
from schlemm.core.cards import CARDS
from schlemm.core.seats import SEATS, BySeat, Seat, Side
from schlemm.table.live.bot_timing import bots_to_ask
from schlemm.table.live.codec import decode, encode
from schlemm.table.rules.act import Command
from schlemm.table.rules.acts import KINDS
from schlemm.table.rules.announcing import AnnouncementRead
from schlemm.table.rules.dealing import Contributed
from schlemm.table.rules.devices import (
    DEVICES,
    AddKey,
    DeviceReplaced,
    KeyAdded,
    LinkRenewed,
    RenewLink,
    ReplaceDevice,
)
from schlemm.table.rules.evolve import evolve, opened
from schlemm.table.rules.fixed_lines import LineSaid, Say
from schlemm.table.rules.leaving import SeatFreed
from schlemm.table.rules.next_board import DealNext
from schlemm.table.rules.pausing import TablePaused, TableResumed
from schlemm.table.rules.programs import ProgramKeyChanged
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.rematch import GoOn, WentOn
from schlemm.table.rules.seat_drawing import DrawSeats, by_height
from schlemm.table.rules.seat_keys import KeyKind, opened_with
from schlemm.table.rules.seating import SeatTaken, TakeSeat, sharing
from schlemm.table.rules.spectators import SpectatorSentAway
from schlemm.table.rules.standing_in import CameBack, ComeBack, StandIn, StoodIn
from schlemm.table.rules.stopping import StopNow
from schlemm.table.rules.undo import UndoAnswered
from schlemm.table.state.announcement import Announcement
from schlemm.table.state.chat import MANNERS, Line
from schlemm.table.state.company import REMEMBERED
from schlemm.table.state.events import (
    CallExplained,
    DealPromised,
    Event,
    ExplanationAsked,
    SeatsDrawn,
    TableOpened,
    TimeTaken,
    UndoAsked,
    WatchBegan,
)
from schlemm.table.state.invitation import Invitation, own_key, seat_key
from schlemm.table.state.players import Person, Robot, hashed
from schlemm.table.state.table import Table
from schlemm.table.views.sight import sight_for

NORTH, EAST, SOUTH, WEST = SEATS


def why(table: Table, by: Seat, command: Command) -> RefusalCode:
    """Why this is refused."""
    with pytest.raises(Refused) as refusal:
        asked(table, by, command)
    return refusal.value.reason


def begun(table: Table) -> Table:
    """The table with its first board on it; North deals."""
    return after(table, SOUTH, DealNext())


def called(table: Table, *calls: str) -> Table:
    """The table after these calls, in turn."""
    for text in calls:
        assert isinstance(table.board, Bidding)
        table = after(table, table.board.turn, MakeCall(parse_call(text)))
    return table


def passed_out(table: Table) -> Table:
    """The table after four passes."""
    return called(table, "P", "P", "P", "P")


def test_who_comes_before_or_between_boards_sits_down_at_once() -> None:
    """A bot's seat becomes the person's, the bot stays ready to stand in, and the seat is kept no longer."""
    table = gathering()
    assert table.company.kept == (NORTH,)
    for moment in (table, passed_out(begun(table))):
        later = after(moment, NORTH, sitting(NORTH))
        assert later.players.north == Person("Ben", hashed(secret_of(NORTH), TABLE), bot="forum:klub")
        assert later.company.kept == ()
        assert later.opened_by(secret_of(NORTH)) == (NORTH,)
        assert why(later, NORTH, sitting(NORTH)) is RefusalCode.SEAT_TAKEN


def test_nobody_sits_down_under_the_name_of_another_person() -> None:
    """Two people of one name could not be told apart; it may be that of a bot."""
    table = after(gathering(), NORTH, sitting(NORTH))
    namesake = TakeSeat(NAMES.of(NORTH).upper(), hashed(secret_of(WEST), TABLE), "W")
    assert why(table, WEST, namesake) is RefusalCode.NAME_AT_TABLE
    as_bot = replace(namesake, name=table.players.of(EAST).name)
    assert after(table, WEST, as_bot).players.west.name == as_bot.name


def test_who_comes_during_a_board_waits_for_its_end() -> None:
    """The bot plays the board to its end; then the seat changes hands by itself, and meanwhile nobody else gets it."""
    table = after(begun(gathering()), EAST, sitting(EAST))
    assert table.players.east.name == "O"
    assert table.bot_at(EAST) == "forum:meister"
    assert table.opened_by(secret_of(EAST)) == (EAST,)
    assert why(table, EAST, sitting(WEST, "E")) is RefusalCode.SEAT_TAKEN
    over = passed_out(table)
    assert isinstance(over.board, Finished)
    assert over.players.east.name == "Carla"
    assert over.bot_at(EAST) is None
    assert over.company.coming == BySeat(None, None, None, None)
    assert after(table, SOUTH, StopNow()).players.east.name == "Carla"


def test_nobody_comes_to_a_game_that_is_over() -> None:
    """A finished robber takes nobody in."""
    assert why(after(begun(gathering()), SOUTH, StopNow()), NORTH, sitting(NORTH)) is RefusalCode.GAME_OVER


def test_only_the_host_starts_unless_they_are_away() -> None:
    """The first board is dealt at the host's word, all others at anybody's."""
    table = gathering(NORTH)
    assert why(table, NORTH, DealNext()) is RefusalCode.HOST_STARTS
    assert begun(table).board_in_progress
    assert after(after(table, NORTH, StandIn(SOUTH)), NORTH, DealNext()).board_in_progress
    assert after(passed_out(begun(table)), NORTH, DealNext()).board_in_progress


def test_a_bot_stands_in_and_goes_when_the_person_is_back() -> None:
    """While a person is away the bot of their seat is asked, and nothing else about the table changes."""
    table = begun(everybody())
    assert bots_to_ask(table) == ()
    away = after(table, SOUTH, StandIn(NORTH))
    assert bots_to_ask(away) == (NORTH,)
    assert away.bot_at(NORTH) == "forum:klub"
    assert away.people == (EAST, SOUTH, WEST)
    assert why(away, SOUTH, StandIn(NORTH)) is RefusalCode.NOBODY_TO_STAND_IN_FOR
    back = after(away, NORTH, ComeBack())
    assert bots_to_ask(back) == ()
    assert replace(back, version=table.version, spent=table.spent) == table
    assert why(back, NORTH, ComeBack()) is RefusalCode.NOT_AWAY


def test_a_person_plays_the_hand_of_a_partner_who_is_away() -> None:
    """A stood-in declarer is a bot like any other: dummy's person plays both hands, until declarer is back."""
    table = begun(everybody())
    assert table.chooses_for(NORTH, NORTH) is NORTH
    away = after(table, SOUTH, StandIn(NORTH))
    assert {away.chooses_for(seat, NORTH) for seat in (NORTH, SOUTH)} == {SOUTH}
    assert after(away, SOUTH, StandIn(SOUTH)).chooses_for(SOUTH, NORTH) is NORTH


def test_hints_are_given_where_one_person_plays() -> None:
    """With a second person there are none, also while they are away: they may have cards of the board and come back."""
    alone, table = gathering(), gathering(NORTH)
    assert alone.gives_hints
    assert not table.gives_hints
    assert not after(table, SOUTH, StandIn(NORTH)).gives_hints


def test_drawing_moves_people_with_all_that_is_theirs() -> None:
    """Name, secret, invitation, absence and being host move along; bots bid what their side has agreed; once only."""
    table = after(gathering(NORTH, EAST, kept=(NORTH, WEST)), SOUTH, StandIn(EAST))
    invitation = table.company.invitation
    (event,) = asked(table, SOUTH, DrawSeats())
    assert isinstance(event, SeatsDrawn)
    assert why(table, NORTH, DrawSeats()) is RefusalCode.HOST_STARTS
    for to in (event.to, BySeat(EAST, SOUTH, WEST, NORTH), BySeat(SOUTH, EAST, WEST, NORTH)):
        later = evolve(table, replace(event, to=to))
        moved = later.company
        assert moved.invitation.host is to.of(SOUTH)
        assert (moved.kept, moved.away) == ((to.of(WEST),), (to.of(EAST),))
        assert {later.players.of(to.of(seat)).name for seat in (NORTH,)} == {"Ben"}
        assert later.opened_by(secret_of(SOUTH)) == (to.of(SOUTH),)
        for seat in SEATS:
            assert seat_key(moved.invitation, to.of(seat)) == seat_key(invitation, seat)
            ours = to.of(seat).side is to.of(SOUTH).side
            assert later.players.of(to.of(seat)).bot == ("forum:klub" if ours else "forum:meister")
        assert later.form.first_dealer is to.of(by_height(event.cards)[0])  # pyrefly: ignore[missing-attribute]
        assert later.score.conditions.dealer is later.form.first_dealer
        assert why(later, to.of(SOUTH), DrawSeats()) is RefusalCode.SEATS_ARE_FIXED
    assert why(begun(table), SOUTH, DrawSeats()) is RefusalCode.SEATS_ARE_FIXED


def test_keys_open_their_seat_and_nothing_else() -> None:
    """Each invitation opens its seat, each own key its person's, at this table and its followers only."""
    table = gathering(NORTH)
    invitation = table.company.invitation
    for seat in SEATS:
        found = opened_with(table, seat_key(invitation, seat))
        assert found is not None
        assert (found.seat, found.way) == (seat, KeyKind.INVITATION)
    ben = table.players.north
    assert isinstance(ben, Person)
    mine = opened_with(table, own_key(invitation, NORTH, ben))
    assert mine is not None
    assert (mine.seat, mine.way) == (NORTH, KeyKind.OWN)
    other = Invitation(SOUTH, "another secret of a table")
    assert opened_with(table, seat_key(other, NORTH)) is None
    assert opened_with(table, "") is None
    uninvited = replace(table, company=replace(table.company, invitation=Invitation(SOUTH)))
    assert opened_with(uninvited, "") is None


def test_a_person_comes_with_several_devices_but_not_with_any_number() -> None:
    """Each device's secret opens the seat from then on; there is a bound."""
    table = gathering(NORTH)
    for number in range(DEVICES):
        table = after(table, NORTH, AddKey(hashed(f"device {number}", TABLE), owner_of(NORTH)))
    assert table.opened_by("device 3") == (NORTH,)
    assert table.opened_by(secret_of(NORTH)) == (NORTH,)
    assert why(table, NORTH, AddKey("more", owner_of(NORTH))) is RefusalCode.TOO_MANY_DEVICES


def test_no_browser_with_a_seat_is_handed_that_of_another_person() -> None:
    """Neither the link to go on with on another device nor the one for a lost device opens it there, at any moment."""
    gathered = gathering(NORTH)
    for table in (gathered, begun(gathered), passed_out(begun(gathered))):
        assert why(table, NORTH, AddKey(owner_of(SOUTH), owner_of(NORTH))) is RefusalCode.SEAT_IN_BROWSER
        lost = after(after(table, NORTH, StandIn(NORTH)), SOUTH, RenewLink(NORTH))
        assert (
            why(lost, NORTH, ReplaceDevice(owner_of(SOUTH), owner_of(NORTH))) is RefusalCode.SEAT_IN_BROWSER
        )
        assert asked(lost, NORTH, ReplaceDevice("new", owner_of(NORTH))) == (DeviceReplaced(NORTH, "new"),)


def test_who_shares_a_browser_is_read_by_all() -> None:
    """Two who take their seats in one browser before the board may, and everybody sees with whom they share it."""
    table = gathering(NORTH)
    assert [sharing(table, seat) for seat in SEATS] == [()] * 4
    shared = after(table, WEST, TakeSeat("Dora", owner_of(SOUTH), "W"))
    assert [sharing(shared, seat) for seat in SEATS] == [(), (), (WEST,), (SOUTH,)]
    for reader in SEATS:
        assert sight_for(shared, reader).players.west.shares == (SOUTH,)
    during = after(begun(table), WEST, TakeSeat("Dora", owner_of(SOUTH), "W"))
    assert (sharing(during, SOUTH), sight_for(during, WEST).own) == ((WEST,), None)


def test_a_device_opens_no_seat_at_which_somebody_else_sits_by_now() -> None:
    """Whose key it was has been drawn another seat meanwhile: the device does not open the new player's cards."""
    table = after(everybody(), SOUTH, DrawSeats())
    drawn = table.company.drawn
    assert drawn is not None
    went = next(seat for seat in SEATS if drawn.to.of(seat) is not seat)
    there, key = drawn.to.of(went), AddKey("new", owner_of(went))
    assert why(table, went, key) is RefusalCode.STALE
    assert asked(table, there, key) == (KeyAdded(there, "new"),)


def test_an_invitation_seats_nobody_where_it_leads_no_longer() -> None:
    """Seats have been drawn since the key was looked at: whoever comes takes the seat of nobody else."""
    table = after(gathering(NORTH), SOUTH, DrawSeats())
    drawn = table.company.drawn
    assert drawn is not None
    there = drawn.to.of(WEST)
    bots = [seat for seat in SEATS if isinstance(table.players.of(seat), Robot)]
    elsewhere = next(seat for seat in bots if seat is not there)
    assert why(table, elsewhere, sitting(WEST)) is RefusalCode.STALE
    assert isinstance(after(table, there, sitting(WEST)).players.of(there), Person)


def test_lines_about_the_play_wait_for_its_end() -> None:
    """During a board only lines that say nothing about calls and cards are said; the last few are remembered."""
    table = begun(everybody())
    for line in Line:
        if line in MANNERS:
            assert asked(table, EAST, Say(line)) == (LineSaid(EAST, line),)
        else:
            assert why(table, EAST, Say(line)) is RefusalCode.NOT_DURING_BOARD
    over = passed_out(table)
    talked = after(over, WEST, *(Say(line) for line in Line))
    assert [spoken.line for spoken in talked.company.said] == list(Line)[-REMEMBERED:]
    assert talked.company.said[-1].number == len(Line)


def test_people_go_on_once_the_game_is_over_and_only_once() -> None:
    """The next table is named by whoever asks first."""
    table = begun(gathering(NORTH))
    assert why(table, NORTH, GoOn("next")) is RefusalCode.GAME_NOT_OVER
    over = after(table, SOUTH, StopNow())
    assert after(over, NORTH, GoOn("next")).company.next == "next"
    assert why(after(over, NORTH, GoOn("next")), SOUTH, GoOn("other")) is RefusalCode.GAME_OVER


BESIDE: list[Callable[[Table], Table]] = [
    lambda table: after(table, EAST, Say(Line.MOMENT)),
    lambda table: after(table, SOUTH, StandIn(NORTH)),
    lambda table: after(table, SOUTH, AddKey("another", owner_of(SOUTH))),
    lambda table: after(table, WEST, sitting(WEST)),
]


@pytest.mark.parametrize("beside", BESIDE)
def test_what_happens_beside_the_board_leaves_it_alone(beside: Callable[[Table], Table]) -> None:
    """Coming, going and speaking put no other board on the table: a bot's answer that is on its way still counts."""
    table = begun(gathering(NORTH, EAST))
    later = beside(table)
    assert later.version == table.version + 1
    assert later.board is table.board


def test_events_of_people_come_back_from_the_store_as_they_were() -> None:
    """All that happens among people is written as text and read again; so is a table that may be come to."""
    ben = Person("Ben", "hash", ("more", "keys"), "forum:klub")
    invitation = Invitation(SOUTH, "secret", "scope", BySeat("E", "S", "W", "N"))
    opening = opening_events(deals_from(1))[0]
    assert isinstance(opening, TableOpened)
    happened: tuple[Event, ...] = (
        replace(opening, circle=invitation, kept=(NORTH, EAST), away=(WEST,)),
        SeatTaken(NORTH, ben),
        KeyAdded(NORTH, "hash"),
        ProgramKeyChanged(NORTH, "hash"),
        SeatTaken(EAST, Person("Robo", "hash", program="hash")),
        StoodIn(NORTH),
        CameBack(NORTH),
        TablePaused(NORTH),
        TableResumed(EAST),
        SeatFreed(SOUTH, NORTH, Robot("Nora", "forum")),
        LinkRenewed(NORTH),
        DeviceReplaced(NORTH, "hash"),
        SeatsDrawn(BySeat(*CARDS[:4]), BySeat(EAST, SOUTH, WEST, NORTH)),
        UndoAsked(SOUTH, 3, 5),
        UndoAnswered(NORTH, False),
        LineSaid(EAST, Line.GOOD_LUCK),
        TimeTaken(Side.EAST_WEST, 1234),
        CallExplained(NORTH, 3, "é 12–14"),
        CallExplained(EAST, 0, None),
        ExplanationAsked(EAST, NORTH, 3),
        WentOn(SOUTH, "nexttable"),
        AnnouncementRead(SOUTH, Announcement.POINTS),
        DealPromised(3, "5e" * 32),
        Contributed(NORTH, "c0" * 16),
        Contributed(NORTH, "", 17),
        WatchBegan("Gerda", "hash", NORTH, "host"),
        WatchBegan("Otto", "hash"),
        SpectatorSentAway(SOUTH, 7),
    )
    assert [decode(*encode(event)) for event in happened] == list(happened)
    assert {type(event) for event in happened} >= {kind.event for kind in KINDS if kind.aside}


OLD = (
    '{"form":{"kind":"robber4","first_dealer":"N","rules":{"first_caller":"dealer","must_beat":false},'
    '"penalties":"law","order":"dealer","carry_over":false,"honours":false},'
    '"players":[{"kind":"robot","name":"Nora","bot":"forum:klub"},{"kind":"robot","name":"Olga","bot":"forum:klub"},'
    '{"kind":"person","name":"Anna","secret":"0123"},{"kind":"robot","name":"Willi","bot":"forum:klub"}],'
    '"settings":{"tempo":1,"partner_declares":"play","stake":0,"rounding":"none"}}'
)
"""The first event of a table as it was written when a table had one person."""


def test_tables_of_one_person_that_were_kept_before_are_read() -> None:
    """A table opened when nobody could be invited has a host, its one person, and no key opens anything."""
    event = decode("TableOpened", OLD.encode())
    table = opened(TABLE, event)
    assert table.company.invitation == Invitation(SOUTH)
    assert table.bot_at(SOUTH) is None
    assert opened_with(table, "x" * 22) is None
    assert not table.company.kept
    assert NAMES.south == table.players.south.name
