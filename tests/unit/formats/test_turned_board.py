"""A board turned by some seats is the same board of others."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.field import field
from tests.unit.formats.one_game import only
from tests.unit.formats.test_hostile_files import boards

from schlemm.core.contract import Contract
from schlemm.core.seats import SEATS, Seat, Side
from schlemm.formats.check import differences
from schlemm.formats.filed import FiledBoard, north_south_score
from schlemm.formats.pbn import PbnGame, read_pbn, write_pbn
from schlemm.formats.turned_board import turned_board

TOLD = (
    '[North "Ann"]\n[NorthType "human"]\n[West "Bo"]\n[Dealer "N"]\n[Vulnerable "NS"]\n[PairNS "3"]\n'
    '[Deal "N:KQT2.AT.J6542.85 .63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4"]\n'
    '[Declarer "N"]\n[Contract "2S"]\n[Result "8"]\n[Score "NS 110"]\n'
    '[DoubleDummyTricks "89655895555468854688"]\n[ParContract "N 3S="]\n'
    '[OptimumResultTable "Declarer;Denomination;Result"]\nN S 9\n'
    '[ScoreTable "PairId_NS;Score_EW;Declarer"]\n1 -110 N\n'
)


@given(
    st.sampled_from([PbnGame.of(each) for each in boards()] + [only(field("ending.pbn"))]), st.integers(0, 7)
)
def test_four_seats_make_a_whole_turn(game: PbnGame, turns: int) -> None:
    """Turned on to where it was, a board is as it was; the same cards are played by the same player."""
    turned = turned_board(game, turns)
    assert turned_board(turned, 4 - turns % 4) == game
    for seat in SEATS:
        assert turned.hands.of(seat.after(turns)) == game.hands.of(seat)
        assert turned.players.of(seat.after(turns)) == game.players.of(seat)
    if game.vulnerability is not None and turned.vulnerability is not None:
        assert [turned.vulnerability.of(seat.after(turns).side) for seat in SEATS] == [
            game.vulnerability.of(seat.side) for seat in SEATS
        ]
    if isinstance(game.contract, Contract) and isinstance(turned.contract, Contract):
        assert turned.contract.declarer is game.contract.declarer.after(turns)
    points = [north_south_score(each.tag("Score"), each.contract) for each in (game, turned)]
    assert None in points or points[1] == (points[0] or 0) * (-1) ** turns
    assert len(differences(turned)) - len(differences(game)) in range(
        -2, 3
    )  # dealer and danger of the number


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_what_is_told_of_seats_goes_along(turns: int) -> None:
    """Names, sides of scores, tables with open cards and columns are those of who sits there now, also in a file."""
    game = only(TOLD)
    turned = turned_board(game, turns)
    (back,) = read_pbn(write_pbn([turned]))
    assert back == turned
    assert isinstance(back, FiledBoard)
    north = Seat.NORTH.after(turns)
    ours = Side.NORTH_SOUTH if turns == 2 else Side.EAST_WEST
    assert back.players.of(north) == "Ann"
    assert back.tag(f"{north.name.capitalize()}Type") == "human"
    assert (back.tag(f"Pair{ours}"), back.tag("Score")) == ("3", f"{ours} 110")
    assert back.tag("ParContract") == f"{north} 3S="
    assert turned.sections[0].rows == ((north.letter, "S", "9"),)
    assert turned.sections[1].value == f"PairId_{ours};Score_{ours.other};Declarer"
    assert turned.sections[1].rows == (("1", "-110", north.letter),)
    told = {each.code.value for each in differences(turned)}
    assert told == set()
