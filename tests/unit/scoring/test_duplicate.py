"""Scores of single boards against the reference table and the Law."""

import csv
from pathlib import Path

import pytest

from schlemm.core.calls import Bid
from schlemm.core.cards import Strain
from schlemm.core.contract import Contract, Doubling, Result
from schlemm.core.seats import SEATS, Seat, Vulnerability
from schlemm.scoring.duplicate import board_score, contract_score, duplicate_score
from schlemm.scoring.items import COMMON_ARGS, STEP_FACTS, Score
from schlemm.scoring.penalties import Penalties

TABLE = Path(__file__).parents[2] / "reference" / "score_reference.csv"


def rows() -> list[tuple[Contract, int, bool, int]]:
    """The reference table as (contract by South, tricks, vulnerable, score)."""
    with TABLE.open(encoding="utf-8", newline="") as lines:
        return [parsed(row) for row in csv.DictReader(lines)]


def parsed(row: dict[str, str]) -> tuple[Contract, int, bool, int]:
    """One row of the table."""
    bid = Bid(int(row["level"]), Strain.parse(row["strain"]))
    contract = Contract(bid, Doubling(row["doubled"]), Seat.SOUTH)
    return contract, int(row["tricks"]), row["vulnerable"] == "1", int(row["score_declarer"])


def every_score() -> list[Score]:
    """The explained scores of all rows."""
    return [contract_score(contract, tricks, vulnerable=vul) for contract, tricks, vul, _ in rows()]


def test_steps_add_up_to_every_row_of_the_reference() -> None:
    """All 2,940 rows are the sums of their explained steps."""
    table = rows()
    assert len(table) == 2_940
    wrong = [
        (str(contract), tricks, vul)
        for contract, tricks, vul, points in table
        if contract_score(contract, tricks, vulnerable=vul).for_side(contract.side) != points
    ]
    assert wrong == []


def test_fast_path_equals_every_row_of_the_reference() -> None:
    """All 2,940 rows come out of the formula without steps too."""
    for contract, tricks, vul, points in rows():
        strain, doubling = contract.strain.index, contract.doubling.index
        assert duplicate_score(contract.level, strain, doubling, tricks, vul) == points


def test_every_step_says_what_its_message_may_ask_for() -> None:
    """The arguments of each step are exactly the announced names, and its points are what its parts make."""
    for step in (step for score in every_score() for step in score.steps):
        assert tuple(step.args) == (*COMMON_ARGS, *STEP_FACTS[step.code])
        assert step.args["points"] == step.factor * sum(part.count * part.each for part in step.parts)


def test_parts_of_a_step_number_the_tricks_without_gap() -> None:
    """The parts of each step count its tricks from the first to the last."""
    for step in (step for score in every_score() for step in score.steps):
        assert [part.first for part in step.parts] == [
            1 + sum(part.count for part in step.parts[:index]) for index in range(len(step.parts))
        ]


@pytest.mark.parametrize("declarer", SEATS)
def test_only_the_state_of_declarers_side_matters(declarer: Seat) -> None:
    """S0:16: the opponents' vulnerability changes nothing; both sides see the same points, signs turned."""
    for tricks in range(14):
        result = Result(Contract(Bid(4, Strain.HEARTS), Doubling.DOUBLED, declarer), tricks)
        for state in Vulnerability:
            points = board_score(result, state).for_side(declarer.side)
            assert points == duplicate_score(4, 2, 1, tricks, state.of(declarer.side))
            assert board_score(result, state).for_side(declarer.side.other) == -points


def test_a_board_passed_out_is_explained_and_worth_nothing() -> None:
    """Law 77: four passes give one step of zero points for nobody."""
    score = board_score(Result(None, 0), Vulnerability.BOTH)
    assert [(step.code.value, step.points, step.side) for step in score.steps] == [("passed-out", 0, None)]
    assert score.totals == (0, 0)


def test_simple_doubling_changes_doubled_undertricks_only() -> None:
    """The house rule after S1:79 leaves everything alone that is made or undoubled."""
    for contract, tricks, vul, points in rows():
        score = contract_score(contract, tricks, vulnerable=vul, penalties=Penalties.SIMPLE)
        short = contract.tricks - tricks
        if short <= 0 or contract.doubling is Doubling.UNDOUBLED:
            assert score.for_side(contract.side) == points
        else:
            assert score.for_side(contract.side) == -short * (100 if vul else 50) * contract.doubling.factor
