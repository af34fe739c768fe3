"""People who leave for good or lose their device: whose seat it is then, and what they and the others know."""

import pytest
from tests.unit.table.friends import after, asked, everybody, gathering, owner_of, secret_of, sitting
from tests.unit.table.playing import TABLE

from schlemm.core.action import MakeCall
from schlemm.core.board.state import Bidding
from schlemm.core.calls import Pass
from schlemm.core.seats import SEATS, Seat
from schlemm.table.rules.act import Command
from schlemm.table.rules.devices import DeviceReplaced, LinkRenewed, RenewLink, ReplaceDevice
from schlemm.table.rules.fixed_lines import Say
from schlemm.table.rules.leaving import FreeSeat, SeatFreed
from schlemm.table.rules.next_board import DealNext
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.seat_keys import KeyKind, lost_device_key, opened_with
from schlemm.table.rules.standing_in import ComeBack, StandIn
from schlemm.table.rules.undo import Undo, Undone
from schlemm.table.state.chat import Line
from schlemm.table.state.company import Left
from schlemm.table.state.invitation import lost_key, own_key, seat_key
from schlemm.table.state.players import Person, Robot, hashed
from schlemm.table.state.table import Table
from schlemm.table.views.sight import sheet_of, sight_for

NORTH, EAST, SOUTH, WEST = SEATS
NEW = hashed("a secret of a new telephone", TABLE)


def why(table: Table, by: Seat, command: Command) -> RefusalCode:
    """Why the table does not do it."""
    with pytest.raises(Refused) as refused:
        asked(table, by, command)
    return refused.value.reason


def person(table: Table, seat: Seat) -> Person:
    """Who sits there, a person."""
    player = table.players.of(seat)
    assert isinstance(player, Person)
    return player


def passed(table: Table, calls: int) -> Table:
    """The table after so many passes."""
    for _ in range(calls):
        assert isinstance(table.board, Bidding)
        table = after(table, table.board.turn, MakeCall(Pass()))
    return table


def test_the_seat_of_who_is_away_is_given_to_a_bot_for_good() -> None:
    """The former person's secret, key and invitation open nothing any more; the seat has a new invitation."""
    table = after(gathering(NORTH), SOUTH, DealNext())
    key = own_key(table.company.invitation, NORTH, person(table, NORTH))
    assert why(table, SOUTH, FreeSeat(NORTH, "Nora")) is RefusalCode.STILL_HERE
    free = after(table, SOUTH, StandIn(NORTH), FreeSeat(NORTH, "Nora"))
    assert free.players.north == Robot("Nora", "forum:klub")
    assert free.opened_by(secret_of(NORTH)) == ()
    assert free.knew(secret_of(NORTH))
    assert not free.knew(secret_of(SOUTH))
    assert opened_with(free, key) is None
    assert opened_with(free, seat_key(table.company.invitation, NORTH)) is None
    invited = opened_with(free, seat_key(free.company.invitation, NORTH))
    assert invited is not None
    assert (invited.seat, invited.way) == (NORTH, KeyKind.INVITATION)
    assert free.company.away == ()
    assert why(free, NORTH, sitting(NORTH)) is RefusalCode.STALE
    again = after(passed(free, 4), NORTH, sitting(NORTH, "N'"))
    assert again.opened_by(secret_of(NORTH)) == (NORTH,)


def test_the_sheet_names_who_has_left_if_they_have_played() -> None:
    """Who leaves during or after the first deal is named with it; who leaves before has not played."""
    before = after(everybody(), WEST, FreeSeat(WEST, "Willi"))
    assert sheet_of(before).left == ()
    dealt = after(before, SOUTH, DealNext())
    during = after(dealt, EAST, FreeSeat(EAST, "Olga"))
    assert sheet_of(during).left == (Left(EAST, "Carla", 1),)
    assert sheet_of(after(passed(dealt, 4), EAST, FreeSeat(EAST, "Olga"))).left == (Left(EAST, "Carla", 1),)


def test_what_somebody_said_who_has_left_is_nobodys_who_sits_there_now() -> None:
    """A fixed line keeps the name of who said it, and loses their seat when that is freed; others keep theirs."""
    table = after(gathering(NORTH, EAST), NORTH, Say(Line.GOOD_EVENING))
    table = after(after(table, EAST, Say(Line.GOOD_LUCK)), NORTH, FreeSeat(NORTH, "Nora"))
    again = after(table, NORTH, sitting(WEST, "N'"))
    assert (again.players.north.name, again.opened_by(secret_of(WEST))) == ("Dirk", (NORTH,))
    again = after(again, NORTH, Say(Line.THANKS_PARTNER))
    said = [(spoken.seat, spoken.name) for spoken in sight_for(again, SOUTH).said]
    assert said == [(None, "Ben"), (EAST, "Carla"), (NORTH, "Dirk")]


def test_the_host_decides_about_seats_and_others_where_the_host_is_away() -> None:
    """While the host is there, nobody else frees a seat; once they are away, whoever sits may free even theirs."""
    table = after(everybody(), SOUTH, StandIn(NORTH))
    assert why(table, EAST, FreeSeat(NORTH, "Nora")) is RefusalCode.HOST_DECIDES
    away = after(table, EAST, StandIn(SOUTH))
    assert why(away, NORTH, FreeSeat(SOUTH, "Sven")) is RefusalCode.HOST_DECIDES
    assert asked(away, EAST, FreeSeat(NORTH, "Nora")) == (
        SeatFreed(EAST, NORTH, Robot("Nora", "forum:klub")),
    )
    assert why(away, EAST, FreeSeat(WEST, "Willi")) is RefusalCode.STILL_HERE


def test_a_host_who_leaves_for_good_hands_on_what_they_decide() -> None:
    """The next person round the table who is there is host; the last person at a table stays."""
    left = after(after(everybody(), EAST, StandIn(WEST)), SOUTH, FreeSeat(SOUTH, "Sven"))
    assert left.company.invitation.host is NORTH
    assert why(gathering(), SOUTH, FreeSeat(SOUTH, "Sven")) is RefusalCode.LAST_PERSON
    nobody = after(gathering(NORTH), SOUTH, StandIn(NORTH), FreeSeat(SOUTH, "Sven"))
    assert nobody.company.invitation.host is NORTH


def test_nobody_waits_for_the_answer_of_who_has_left() -> None:
    """A wish to take back is granted when the last one who has not answered leaves for good."""
    table = passed(after(everybody(), SOUTH, DealNext()), 2)
    asker = next(seat for seat in SEATS if table.board is not None and table.board.auction.first is seat)
    table = after(table, asker, Undo())
    for seat in asker.left, asker.partner:
        table = after(table, seat, FreeSeat(seat, "Robo"))
    last = asked(table, asker.right, FreeSeat(asker.right, "Robo"))
    assert [type(event) for event in last] == [SeatFreed, Undone]


def test_no_hints_for_the_board_of_which_somebody_left_has_had_cards() -> None:
    """Hints come back with the next board, not as soon as the other person has been sent off."""
    table = after(after(gathering(NORTH), SOUTH, DealNext()), NORTH, FreeSeat(NORTH, "Nora"))
    assert not table.gives_hints
    assert after(passed(table, 4), SOUTH, DealNext()).gives_hints


def test_a_link_brings_back_who_has_lost_their_device_once() -> None:
    """It opens the seat as the same person with a new secret; afterwards it opens nothing, as do the former ones."""
    table = gathering(NORTH)
    ben = person(table, NORTH)
    key = lost_key(table.company.invitation, TABLE, NORTH, ben, 1)
    assert opened_with(table, key) is None
    assert why(table, NORTH, ReplaceDevice(NEW, owner_of(NORTH))) is RefusalCode.SEAT_TAKEN
    lost = after(table, SOUTH, RenewLink(NORTH))
    found = opened_with(lost, key)
    assert found is not None
    assert (found.seat, found.way) == (NORTH, KeyKind.LOST)
    assert asked(lost, NORTH, ReplaceDevice(NEW, owner_of(NORTH))) == (DeviceReplaced(NORTH, NEW),)
    back = after(lost, NORTH, ReplaceDevice(NEW, owner_of(NORTH)))
    assert person(back, NORTH) == Person("Ben", NEW, bot=ben.bot)
    assert back.opened_by(secret_of(NORTH)) == ()
    assert back.opened_by("a secret of a new telephone") == (NORTH,)
    assert opened_with(back, key) is None
    assert opened_with(back, own_key(table.company.invitation, NORTH, ben)) is None
    assert opened_with(back, seat_key(table.company.invitation, NORTH)) is not None


def test_the_link_holds_no_longer_once_the_person_is_back_by_themselves() -> None:
    """Whoever still has their device comes back with it; the link opens nothing then, nor when another is made."""
    lost = after(gathering(NORTH), SOUTH, StandIn(NORTH), RenewLink(NORTH))
    back = after(lost, NORTH, ComeBack())
    assert (back.company.lost, back.company.away) == ((), ())
    key = lost_device_key(lost, NORTH, person(lost, NORTH))
    assert opened_with(lost, key) is not None
    assert opened_with(after(lost, SOUTH, RenewLink(NORTH)), key) is not None
    assert opened_with(back, key) is None
    again = after(back, SOUTH, RenewLink(NORTH))
    assert opened_with(again, key) is None
    assert opened_with(again, lost_device_key(again, NORTH, person(again, NORTH))) is not None


def test_only_the_host_makes_such_a_link_and_for_others_only() -> None:
    """It opens somebody's cards: no guest may make one, and there is none for a bot."""
    table = gathering(NORTH, EAST)
    assert why(table, EAST, RenewLink(NORTH)) is RefusalCode.HOST_DECIDES
    assert why(table, SOUTH, RenewLink(SOUTH)) is RefusalCode.HOST_DECIDES
    assert why(table, SOUTH, RenewLink(WEST)) is RefusalCode.NOBODY_TO_STAND_IN_FOR
    assert asked(table, SOUTH, RenewLink(NORTH)) == (LinkRenewed(NORTH),)
