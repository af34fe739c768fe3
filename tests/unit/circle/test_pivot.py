"""Who plays with whom, robber by robber."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.circle.circle import Game, MemberPlace
from schlemm.circle.pivot import Proposal, proposal
from schlemm.core.seats import SEATS, Seat
from schlemm.match.state.place import Place, Room


def begun(proposed: Proposal, name: str = "g") -> Game:
    """A robber with these places."""
    seated = (
        MemberPlace(at, Place(Room.OPEN, seat))
        for seat in SEATS
        if (at := proposed.seats.of(seat)) is not None
    )
    return Game(name, "robber4", "2026-11-19", tuple(seated))


def evening(people: int, robbers: int) -> list[Proposal]:
    """What is proposed, robber after robber, when everybody does as proposed."""
    games: list[Game] = []
    proposed: list[Proposal] = []
    for _ in range(robbers):
        proposed.append(proposal(range(people), games))
        games.append(begun(proposed[-1]))
    return proposed


def partners(proposed: Proposal) -> list[frozenset[int | None]]:
    """Both pairs."""
    seats = proposed.seats
    return [frozenset((seats.north, seats.south)), frozenset((seats.east, seats.west))]


@pytest.mark.parametrize(("people", "robbers"), [(4, 3), (5, 5)])
def test_each_plays_with_each_of_the_others_once(people: int, robbers: int) -> None:
    """Four people need three robbers for it, five need five, in which each sits out once."""
    proposed = evening(people, robbers)
    pairs = [pair for each in proposed for pair in partners(each)]
    assert sorted(map(sorted, pairs)) == [list(pair) for pair in combinations(range(people), 2)]
    assert sorted(member for each in proposed for member in each.out) == (
        list(range(5)) if people == 5 else []
    )


def test_two_people_play_together_once_in_three_robbers() -> None:
    """With two bots the partners change as if four people played."""
    together = [{0, 1} in partners(each) for each in evening(2, 6)]
    assert together == [True, False, False, True, False, False]


def test_who_comes_late_plays_the_next_robber() -> None:
    """Whoever has sat out, or come later, takes the place of one who has played longest."""
    games = [begun(each) for each in evening(4, 2)]
    assert proposal([0, 1, 2, 3, 4], games).out == (3,)
    assert set(proposal([0, 1, 2, 3, 4], [*games, begun(proposal([0, 1, 2, 3, 4], games))]).out) <= {0, 1, 2}


def test_a_former_evening_decides_what_this_one_leaves_open() -> None:
    """Who played together first last time does not do so again."""
    last = [begun(each) for each in evening(4, 1)]
    assert set(partners(proposal(range(4), [], last))).isdisjoint(partners(proposal(range(4), [])))


@given(
    st.lists(st.permutations(range(7)).map(lambda all_: all_[:4]), max_size=8),
    st.sets(st.integers(0, 6), min_size=1),
)
def test_everybody_who_is_here_plays_or_sits_out(past: list[list[int]], here: set[int]) -> None:
    """Whatever was played before, a proposal gives each of those who are here one place or none."""
    games = [
        Game(
            str(at),
            "robber4",
            "d",
            tuple(MemberPlace(m, Place(Room.OPEN, s)) for m, s in zip(four, SEATS, strict=True)),
        )
        for at, four in enumerate(past)
    ]
    found = proposal(sorted(here), games)
    seated = [member for member in found.seats if member is not None]
    assert sorted([*seated, *found.out]) == sorted(here)
    assert len(seated) == min(4, len(here))
    assert found.seats.of(Seat.SOUTH) is not None
