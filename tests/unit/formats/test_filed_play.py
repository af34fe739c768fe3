"""The play as a file tells it: what is known of it can be asked for, and nothing else is made up."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.board.state import Finished, Playing
from schlemm.core.cards import Card
from schlemm.core.contract import Contract
from schlemm.core.play import Play
from schlemm.core.seats import SEATS, Seat
from schlemm.formats.filed import FiledPlay, Irregularity, play_in_order
from schlemm.testing import states


def play_of(state: object) -> Play | None:
    """The play of a board, if it has come to one."""
    return state.play if isinstance(state, Playing | Finished) else None


PLAYS = states().map(play_of).filter(lambda play: play is not None)


@given(PLAYS)
def test_a_play_comes_back_from_its_columns(play: Play) -> None:
    """The columns of a file and the contract give the order in which the cards were played."""
    filed = FiledPlay.of(play)
    assert filed.played(play.contract, play.rules) == play
    assert play_in_order(play.contract, play.cards, play.rules) == play
    for number in range(len(play.winners)):
        trick = play.completed(number)
        assert [filed.card(number, seat) for seat in SEATS] == [trick.card_of(seat) for seat in SEATS]


@given(PLAYS, st.integers(0, 51))
def test_a_gap_ends_what_is_known_of_the_order(play: Play, gap: int) -> None:
    """With one card missing, the play is known up to that card and no further."""
    filed = FiledPlay.of(play)
    if gap >= len(filed.cells) - 1 or (missing := filed.cells[gap]) is None:
        return
    holed = FiledPlay(filed.leader, (*filed.cells[:gap], None, *filed.cells[gap + 1 :]))
    known = holed.played(play.contract, play.rules)
    assert known.cards == play.cards[: play.cards.index(missing)]


def test_a_lead_out_of_turn_ends_it_too() -> None:
    """Who plays after whom is not known in a trick that somebody else led to."""
    cells = tuple(map(Card.parse, ["SK", "S4", "S5", "S6", "H2", "H3", "H4", "H5"]))
    filed = FiledPlay(Seat.WEST, cells, irregular=((5, Irregularity.LEAD_OUT_OF_TURN),))
    assert filed.played(Contract.parse("3NTS")).cards == cells[:4]
    assert filed.seat_of(5) is Seat.NORTH


def test_the_contract_says_who_leads() -> None:
    """Where another column stands first, as some programs write it, the cards are still in the order of play."""
    cells = tuple(map(Card.parse, ["SK", "S4", "S5", "S6"]))
    assert FiledPlay(Seat.WEST, cells).played(Contract.parse("3NTN")).cards == (*cells[2:], *cells[:2])


ACE = Card.parse("SA")


@pytest.mark.parametrize(
    "wrong",
    [
        {"cells": (ACE, ACE)},
        {"cells": (ACE, None)},
        {"cells": (ACE,), "notes": ((1, "no card"),)},
        {"cells": (None, ACE), "grades": ((0, 7),)},
        {"cells": (ACE,), "claimed": 14},
        {"cells": (ACE,), "is_closed": True, "next_cell": 1},
    ],
)
def test_a_play_does_not_contradict_itself(wrong: dict[str, object]) -> None:
    """Fields that cannot be true together are refused."""
    make: type[object] = FiledPlay
    with pytest.raises(ValueError, match=r"\w{3}"):
        make(**{"leader": Seat.NORTH, **wrong})
