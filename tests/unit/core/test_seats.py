"""What belongs to each seat and side: paired, turned, swapped and found."""

import pytest

from schlemm.core.seats import SEATS, SIDES, BySeat, BySide, Seat, Side

FOUR = BySeat("n", "e", "s", "w")


@pytest.mark.parametrize("turns", range(-4, 5))
def test_what_is_turned_goes_on_clockwise(turns: int) -> None:
    """What belonged to a seat belongs, so many turns on, to the seat that many places to its left."""
    assert all(FOUR.turned(turns).of(seat.after(turns)) == FOUR.of(seat) for seat in SEATS)


def test_pairs_keep_seat_and_order() -> None:
    """Zipped, each seat has what it has here, and then what it has there."""
    both = FOUR.zip(BySeat(1, 2, 3, 4))
    assert all(both.of(seat) == (FOUR.of(seat), seat.index + 1) for seat in SEATS)
    assert dict(FOUR.items()) == dict(zip(SEATS, "nesw", strict=True))


def test_found_are_all_that_pass_in_their_order() -> None:
    """Whoever passes a test is found, from North on, or North-South first; nobody if none does."""
    assert FOUR.find(lambda letter: letter in "nw") == (Seat.NORTH, Seat.WEST)
    assert BySide(0, 3).find(bool) == (Side.EAST_WEST,)
    assert BySide(0, 0).find(bool) == ()


def test_a_side_has_after_a_swap_what_the_other_had() -> None:
    """Swapped twice is as before; what a function gives for each side lies where that side looks for it."""
    two = BySide.from_function(lambda side: side.letters)
    assert dict(two.items()) == {side: side.letters for side in SIDES}
    assert all(two.swapped.of(side) == two.of(side.other) for side in SIDES)
    assert two.swapped.swapped == two
