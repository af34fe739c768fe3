"""What became of a contract, as facts beside its notation."""

from itertools import product

from schlemm.core.contract import Result
from schlemm.server.views.sheet import fate_view


def test_the_facts_of_a_result_are_those_of_its_notation() -> None:
    """For each contract, declarer and number of tricks: who played it, what they took, and by how much."""
    for level, strain, seat, tricks in product("1234567", ("C", "NT"), "NESW", range(14)):
        margin = tricks - int(level) - 6
        fate = fate_view(Result.parse(f"{level}{strain}{seat}{format(margin, '+d') if margin else '='}"))
        assert fate is not None
        assert (fate.declarer.letter, fate.tricks, fate.margin) == (seat, tricks, margin)


def test_a_board_that_was_passed_out_has_no_fate() -> None:
    """There is no contract that anything could have become of."""
    assert fate_view(Result.parse("P")) is None
