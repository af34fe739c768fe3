"""What the five sources say about contracts that fail: every table, by source and line; see ``test_sources_made``."""

from itertools import pairwise

import pytest

from schlemm.core.calls import BIDS, Bid
from schlemm.core.contract import Contract, Doubling
from schlemm.core.seats import Side
from schlemm.scoring.duplicate import contract_score
from schlemm.scoring.penalties import Penalties, undertrick_parts
from schlemm.scoring.sums import SumCode, sums
from schlemm.scoring.tables import undertrick_rows

UNDOUBLED, DOUBLED, REDOUBLED = Doubling


def cost(count: int, doubling: Doubling, *, vulnerable: bool, penalties: Penalties = Penalties.LAW) -> int:
    """What this many undertricks give the defenders."""
    parts = undertrick_parts(count, doubling, vulnerable=vulnerable, penalties=penalties)
    return sum(part.points for part in parts)


def columns(first: int, last: int) -> list[tuple[int, ...]]:
    """A table as S0 and S3 print it: not vulnerable undoubled, doubled, redoubled, then vulnerable."""
    return [row.points for row in undertrick_rows(last)[first - 1 :]]


def test_table_of_undertricks() -> None:
    """S0:81-83, S3:35-37, S2:48, S2:52-54: one, two and three undertricks in all six columns."""
    assert columns(1, 3) == [
        (50, 100, 200, 100, 200, 400),
        (100, 300, 600, 200, 500, 1000),
        (150, 500, 1000, 300, 800, 1600),
    ]


def test_each_further_undertrick() -> None:
    """S0:84, S3:38-39: from the fourth undertrick on, each costs the same, up to the thirteenth."""
    rows = columns(3, 13)
    for before, after in pairwise(rows):
        further = tuple(more - less for less, more in zip(before, after, strict=True))
        assert further == (50, 300, 600, 100, 300, 600)


def test_table_with_a_column_missing() -> None:
    """S4:122-126 has five columns for six (B19): undoubled and vulnerable is missing, the rest agrees with the Law."""
    printed = [(50, 100, 200, 200, 400), (100, 300, 600, 500, 1000), (150, 500, 1000, 800, 1600)]
    further = (50, 300, 600, 300, 600)
    by_law = columns(1, 4)
    assert [row[:3] + row[4:] for row in by_law[:3]] == printed
    fourth = tuple(more - less for less, more in zip(by_law[2], by_law[3], strict=True))
    assert fourth[:3] + fourth[4:] == further
    assert [row[3] for row in by_law] == [100, 200, 300, 400]


@pytest.mark.parametrize(
    ("vulnerable", "printed"),
    [
        pytest.param(False, [100, 300, 500, 800, 1100, 1400], id="S2:52-57 in prima"),
        pytest.param(True, [200, 500, 800, 1100, 1400, 1700], id="S2:52-57 in zona"),
    ],
)
def test_doubled_undertricks_as_totals(vulnerable: bool, printed: list[int]) -> None:
    """S2:50-61: the totals of the Italian sheet, on by 300, and redoubled just twice as much."""
    doubled = [cost(count, DOUBLED, vulnerable=vulnerable) for count in range(1, 14)]
    assert doubled[:6] == printed
    assert {after - before for before, after in pairwise(doubled[5:])} == {300}
    redoubled = [cost(count, REDOUBLED, vulnerable=vulnerable) for count in range(1, 14)]
    assert redoubled == [2 * points for points in doubled]


@pytest.mark.parametrize(("vulnerable", "each"), [(False, 50), (True, 100)])
def test_undoubled_undertricks(vulnerable: bool, each: int) -> None:
    """S1:79, S2:46-48: undoubled, every undertrick costs 50 or 100."""
    for count in range(1, 14):
        assert cost(count, UNDOUBLED, vulnerable=vulnerable) == count * each


def test_undertricks_are_one_sum() -> None:
    """S2:44-61: the Italian sheet reads undertricks as one number, a penalty."""
    score = contract_score(Contract.parse("4SXN"), 6, vulnerable=False)
    assert [(each.code, each.points) for each in sums(score.steps)] == [(SumCode.PENALTY, 800)]


def test_undertricks_are_explained_group_by_group() -> None:
    """S0:81-84: five down doubled are explained as 100, then 2 × 200, then 2 × 300; vulnerable as 200, then 4 × 300."""
    down = [undertrick_parts(5, DOUBLED, vulnerable=vulnerable) for vulnerable in (False, True)]
    assert [[(part.first, part.last, part.each) for part in parts] for parts in down] == [
        [(1, 1, 100), (2, 3, 200), (4, 5, 300)],
        [(1, 1, 200), (2, 5, 300)],
    ]


@pytest.mark.parametrize(("contract", "tricks", "missing"), [("1C", 6, 1), ("1C", 5, 2), ("6H", 11, 1)])
def test_what_counts_as_an_undertrick(contract: str, tricks: int, missing: int) -> None:
    """S1:43: 1♣ with six tricks is one down, with five two down; a small slam that loses two tricks is one down."""
    score = contract_score(Contract.parse(contract + "N"), tricks, vulnerable=False)
    assert score.steps[0].args["count"] == missing
    assert score.for_side(Side.EAST_WEST) == 50 * missing


@pytest.mark.parametrize("bid", BIDS[::7])
def test_only_the_number_of_undertricks_matters(bid: Bid) -> None:
    """S0:77-84: undertricks cost the same whatever was bid, and go to the defenders."""
    contract = Contract.parse(f"{bid}XN")
    for count in range(1, contract.tricks + 1):
        score = contract_score(contract, contract.tricks - count, vulnerable=True)
        assert score.totals == (0, cost(count, DOUBLED, vulnerable=True))


@pytest.mark.parametrize(
    ("count", "doubling", "vulnerable", "by_law", "by_house_rule"),
    [
        (1, DOUBLED, False, 100, 100),
        (2, DOUBLED, False, 300, 200),
        (3, DOUBLED, True, 800, 600),
        (3, REDOUBLED, False, 1000, 600),
        (4, REDOUBLED, True, 2200, 1600),
    ],
)
def test_simple_doubling_of_undertricks(
    count: int, doubling: Doubling, vulnerable: bool, by_law: int, by_house_rule: int
) -> None:
    """S1:79 and S1:43 just double 50 and 100 (B3): a house rule here, for the Law has the table of S0, S2, S3, S4."""
    assert cost(count, doubling, vulnerable=vulnerable) == by_law
    assert cost(count, doubling, vulnerable=vulnerable, penalties=Penalties.SIMPLE) == by_house_rule


def test_the_penalty_text_of_one_source_is_a_copy() -> None:
    """S4:120 tells of failed contracts in the words of part scores made (B18); a failed one earns no bonus."""
    score = contract_score(Contract.parse("2SXN"), 7, vulnerable=False)
    assert [(step.code.value, step.points, step.side) for step in score.steps] == [
        ("undertricks", 100, Side.EAST_WEST)
    ]
