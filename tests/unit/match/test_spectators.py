"""Who may look on at a match: nobody who plays in it, nobody at both tables, and nobody plays who has looked on."""

from dataclasses import replace

import pytest
from tests.unit.match.matches import HOST, after, done, folded, match_opened, moments, secret_of
from tests.unit.table.playing import deals_from

from schlemm.core.board.state import Finished
from schlemm.core.seats import Seat
from schlemm.match.rules.decide import decide
from schlemm.match.rules.requests import LineUp, MatchRequest
from schlemm.match.state.match import Match
from schlemm.match.state.place import Place, Room
from schlemm.match.state.plan import Half, Plan
from schlemm.table.rules.act import Command
from schlemm.table.rules.devices import AddKey
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.seating import TakeSeat
from schlemm.table.rules.spectators import (
    SendAway,
    Stand,
    Watch,
    spectator_key,
    spectator_with,
    spectators_of,
)
from schlemm.table.views.gallery import gallery_sight_of, open_to_gallery

ANNA, BEN = HOST, Place(Room.CLOSED, Seat.NORTH)
GUEST = "the secret of a guest's browser"


def meeting() -> Match:
    """A match of Anna at the first table and Ben at the second."""
    return folded((match_opened(people=(ANNA, BEN)),))


def looking(match: Match, room: Room, seat: Seat | None, secret: str = GUEST) -> Watch:
    """The wish to look on there, with the right key."""
    return Watch("Gast", match.proof_of(secret), spectator_key(match.table(room), Stand(seat)) or "")


def test_names_are_told_apart_at_both_tables() -> None:
    """Who sits down or looks on at one table has no name that looks like that of anybody at the other."""
    match = watched(meeting(), ANNA)
    proof = match.proof_of("the secret of somebody else's browser")
    ben = match.player(BEN).name
    for name in (ben.upper(), "G\N{CYRILLIC SMALL LETTER A}st"):
        seat = TakeSeat(name, proof, "1E")
        assert why(match, Room.OPEN, Seat.EAST, seat) is RefusalCode.NAME_AT_TABLE
        assert why(match, Room.CLOSED, Seat.EAST, replace(seat, place="2E")) is RefusalCode.NAME_AT_TABLE
        for room, at in ((Room.OPEN, ANNA.seat), (Room.CLOSED, BEN.seat)):
            look = Watch(name, proof, spectator_key(match.table(room), Stand(at)) or "")
            assert why(match, room, at, look) is RefusalCode.NAME_AT_TABLE
            assert done(match, room, at, replace(look, name="Frieda"), deals_from(1)).version > match.version


def watched(match: Match, place: Place) -> Match:
    """The match when the guest looks on there."""
    return done(match, place.room, place.seat, looking(match, place.room, place.seat), deals_from(1))


def why(match: Match, room: Room, seat: Seat, command: Command) -> RefusalCode:
    """Why this is refused."""
    with pytest.raises(Refused) as refusal:
        done(match, room, seat, command, deals_from(1))
    return refusal.value.reason


@pytest.mark.parametrize("seat", [Seat.NORTH, None], ids=["seat", "gallery"])
def test_nobody_looks_on_at_both_tables(seat: Seat | None) -> None:
    """Who looks on at one table is refused at the other one, also after having been sent away."""
    match = watched(meeting(), ANNA)
    since = spectators_of(match.table(Room.OPEN))[0].since
    for later in (match, done(match, Room.OPEN, Seat.SOUTH, SendAway(since), deals_from(1))):
        wish = looking(later, Room.CLOSED, seat)
        assert why(later, Room.CLOSED, Seat.NORTH, wish) is RefusalCode.WATCHES_ALREADY


def test_no_player_looks_on() -> None:
    """Who sits in the match looks on at neither table, neither at a seat nor from the gallery."""
    match = meeting()
    for place, stand in ((BEN, Seat.NORTH), (BEN, None), (ANNA, Seat.SOUTH), (ANNA, None)):
        for player in (ANNA, BEN):
            wish = looking(match, place.room, stand, secret_of(player))
            assert why(match, place.room, place.seat, wish) is RefusalCode.PLAYS_HERE


@pytest.mark.parametrize("room", Room)
def test_who_has_looked_on_never_plays(room: Room) -> None:
    """A browser that has looked on takes no seat of the match and opens none, also after having been sent away."""
    match = watched(meeting(), ANNA)
    since = spectators_of(match.table(Room.OPEN))[0].since
    proof = match.proof_of(GUEST)
    for later in (match, done(match, Room.OPEN, Seat.SOUTH, SendAway(since), deals_from(1))):
        assert (
            why(later, room, Seat.EAST, TakeSeat("Gast", proof, f"{room.value}E")) is RefusalCode.HAS_WATCHED
        )
        at = Seat.SOUTH if room is Room.OPEN else Seat.NORTH
        assert why(later, room, at, AddKey(proof, "")) is RefusalCode.HAS_WATCHED


def test_a_guest_does_not_follow_to_another_place() -> None:
    """Where a captain lines the team up anew, who looked on behind a player that goes elsewhere sees nothing more."""
    match = watched(meeting(), ANNA)
    north, south = Place(Room.OPEN, Seat.NORTH), Place(Room.OPEN, Seat.SOUTH)
    rest = (Place(Room.CLOSED, Seat.EAST), Place(Room.CLOSED, Seat.WEST))
    wish = LineUp(ANNA.team, (south, north, *rest))
    assert spectator_with(match.table(Room.OPEN), GUEST) is not None
    later = after(match, decide(match, MatchRequest("", ANNA, wish), deals_from(1)))
    assert later.opened_by(secret_of(ANNA)) == (north,)
    assert spectator_with(later.table(Room.OPEN), GUEST) is None


@pytest.mark.parametrize("seed", range(3))
def test_the_gallery_sees_a_board_when_both_tables_have_finished_it(seed: int) -> None:
    """At every moment of a match the gallery of each table has the boards that are over at both, and no other."""
    lagged = False
    for match, _ in moments(seed, match_opened(Plan(half=Half.CHANGE), (ANNA, BEN))):
        for room in Room:
            table = match.table(room)
            here = [record.board for record in match.records[room.index]]
            seen = [board.number for board in open_to_gallery(table, here)]
            assert seen == list(range(1, match.open_boards + 1))
            sight = gallery_sight_of(table)
            assert sight.open_boards == match.open_boards
            assert sight.sheet is None
            dealt = 0 if table.board is None else table.board.board.number
            assert sight.number == (dealt if dealt > match.open_boards else None)
            lagged |= isinstance(table.board, Finished) and sight.number is not None
    assert lagged
