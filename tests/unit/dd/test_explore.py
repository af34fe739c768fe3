"""The search for differences between solvers: it finds none here, and would find one."""

from argparse import Namespace
from collections.abc import Sequence

import pytest
from tests.unit.dd.drawn import SIZES, drawn_position

import explore_solver
import schlemm_native
from explore_solver import Compared
from schlemm.core.cards import STRAINS
from schlemm.dd.endings import EndingSolver
from schlemm.dd.position import Position
from schlemm.dd.solver import CardTricks

needs_library = pytest.mark.skipif(
    not schlemm_native.is_built(),
    reason="the compiled library is not built: this machine has no C++ compiler",
)


class Liar(EndingSolver):
    """A solver that finds a trick too many where spades are trumps."""

    def cards(self, positions: Sequence[Position]) -> list[CardTricks]:
        """What every card is worth, and one more."""
        found = super().cards(positions)
        more = [position.strain is STRAINS[3] for position in positions]
        return [
            {card: n + lies for card, n in worth.items()} for worth, lies in zip(found, more, strict=True)
        ]


def test_positions_of_every_size_and_moment_are_drawn() -> None:
    """Each number of tricks comes, at the start of a trick and in the middle of it, and each number again the same."""
    drawn = [drawn_position(3, number) for number in range(2000)]
    assert {position.tricks_left for position in drawn} == {*SIZES}
    assert {len(position.trick) for position in drawn} == {0, 1, 2, 3}
    assert {position.strain for position in drawn} == {*STRAINS}
    assert drawn[7] == drawn_position(3, 7) != drawn_position(4, 7)


@pytest.mark.slow
@needs_library
def test_no_difference_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    """A few positions and a table, of both searches, of DDS and of the plain solver, have the same answers."""
    wished = Namespace(seed=3, first=0, positions=40, tables=1)
    assert explore_solver.look(wished, Compared(60_000)) == 0
    assert "no difference: 1 tables, 40 positions" in capsys.readouterr().out


@needs_library
def test_a_difference_is_told_with_what_repeats_it(capsys: pytest.CaptureFixture[str]) -> None:
    """Where a solver says something else, the run ends with the position and the command that looks at it alone."""
    wished = Namespace(seed=3, first=0, positions=400, tables=0)
    assert explore_solver.look(wished, Compared(foreign=Liar(13))) == 1
    said = capsys.readouterr().out
    number = int(said.split("--first ")[1].split()[0])
    assert f"repeat it: solver --seed 3 --first {number} --positions 1 --tables 0" in said
    assert f"position {number} of seed 3 differs: cards" in said
    assert drawn_position(3, number).strain is STRAINS[3]
