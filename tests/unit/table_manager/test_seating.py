"""Who sits where: players of both teams come in any order, and everybody who may sit gets a seat."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.seats import SEATS, BySide, Seat, Side
from schlemm.table_manager.fault import TableFault, TableFaultCode
from schlemm.table_manager.messages import Connecting
from schlemm.table_manager.seating import Seating, TablePlace


def seated(rooms: int, *players: tuple[str, Seat | None]) -> tuple[Seating, list[TablePlace]]:
    """The seats after these have come, and where each sits."""
    seating, places = Seating.of(rooms), []
    for team, seat in players:
        seating, place = seating.after(Connecting(team, seat, 18))
        places.append(place)
    return seating, places


@given(st.permutations(list(product(("A", "b"), SEATS))))
def test_a_match_fills_from_one_door(players: list[tuple[str, Seat]]) -> None:
    """Four players of each team fill two rooms in any order, each team on one side here and the other there."""
    seating, places = seated(2, *players)
    assert seating.is_full
    assert len({(place.room, place.seat) for place in places}) == 8
    for place in places:
        assert seating.teams_in(place.room).of(place.seat.side) == place.team
    assert seating.teams_in(0) == seating.teams_in(1).swapped
    assert set(seating.teams_in(0)) == {"A", "b"}


@given(
    st.lists(st.sampled_from(["A", "B"]), min_size=4, max_size=4).filter(lambda teams: teams.count("A") == 2)
)
def test_who_does_not_mind_sits_by_partner(teams: list[str]) -> None:
    """Players that take any seat are seated as partners by the names of their teams."""
    seating, places = seated(1, *((team, None) for team in teams))
    assert seating.is_full
    sides = {
        place.team: {other.seat.side for other in places if other.team == place.team} for place in places
    }
    assert all(len(found) == 1 for found in sides.values())


def test_a_team_may_play_itself() -> None:
    """Eight players of one name fill two rooms."""
    seating, _ = seated(2, *(("X", seat) for seat in (*SEATS, *SEATS)))
    assert seating.is_full


@pytest.mark.parametrize(
    ("message", "code"),
    [
        (Connecting("A", Seat.NORTH, 18), TableFaultCode.SEAT_TAKEN),
        (Connecting("B", Seat.SOUTH, 18), TableFaultCode.OTHER_TEAM),
        (Connecting("A", Seat.SOUTH, 17), TableFaultCode.BAD_VERSION),
        (Connecting("", Seat.SOUTH, 18), TableFaultCode.NOT_CONNECTING),
    ],
)
def test_who_cannot_sit_is_told_why(message: Connecting, code: TableFaultCode) -> None:
    """A taken seat, another team than partner's, an old version and no name at all are refused."""
    seating, _ = seated(1, ("A", Seat.NORTH))
    with pytest.raises(TableFault) as raised:
        seating.after(message)
    assert raised.value.code is code


def test_who_leaves_makes_room() -> None:
    """A seat whose player has gone is free again, and so is the team's side once nobody of it is left."""
    seating, (place,) = seated(1, ("A", Seat.NORTH))
    seating, other = seating.without(place).after(Connecting("B", Seat.SOUTH, 19))
    assert (other.team, other.version) == ("B", 19)
    agreed = Seating.of(1, BySide("A", "B"))
    seating, place = agreed.after(Connecting("A", None, 18))
    assert place.seat.side is Side.NORTH_SOUTH
    with pytest.raises(TableFault):
        seating.without(place).after(Connecting("B", Seat.SOUTH, 18))
