"""Calls, contracts, results and conditions: order, notation, and what follows from them."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.calls import BIDS, CALLS, PASS, Bid, Call, Pass, parse_call
from schlemm.core.cards import Strain
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract, Doubling, Result
from schlemm.core.errors import Code, NotationError, RuleViolation
from schlemm.core.laws import FirstCaller, HouseRules, Law
from schlemm.testing import bids, calls, conditions, contracts, results


def test_the_38_calls() -> None:
    """There are 35 bids, each above the one before, and three other calls (Laws 18, 19; S1:25)."""
    assert len(set(CALLS)) == len(CALLS) == 38
    assert [str(bid) for bid in BIDS] == [f"{level}{strain}" for level in range(1, 8) for strain in Strain]
    assert [bid.index for bid in BIDS] == list(range(35))


@given(bids(), bids())
def test_bids_are_ordered(one: Bid, other: Bid) -> None:
    """The level decides, and on one level the denomination (Law 18; S1:23)."""
    assert (one < other) == ((one.level, one.strain.index) < (other.level, other.strain.index))


@given(calls())
def test_calls_are_read_as_written(call: Call) -> None:
    """A call written and read again is the same call."""
    assert parse_call(str(call)) == call


@pytest.mark.parametrize("text", ["", "0C", "8C", "1", "1c", "1NTX", "PP", "Pass", "XXX", "C1", "²C", "1 C"])
def test_texts_that_are_no_call(text: str) -> None:
    """A text that is no call is refused."""
    with pytest.raises(NotationError):
        parse_call(text)


@pytest.mark.parametrize("level", [0, 8, -1])
def test_there_are_seven_levels(level: int) -> None:
    """No bid is below one or above seven (Law 38)."""
    with pytest.raises(NotationError, match="level-not-1-to-7"):
        Bid(level, Strain.CLUBS)


def test_a_new_pass_is_a_pass() -> None:
    """Calls are equal by what they say, not by being the same object."""
    assert Pass() == PASS
    assert Bid(1, Strain.NOTRUMP) == BIDS[4]


@given(contracts())
def test_contracts_are_read_as_written(contract: Contract) -> None:
    """A contract written and read again is the same; dummy faces declarer, and the leader sits on the left."""
    assert Contract.parse(str(contract)) == contract
    assert contract.dummy.partner is contract.declarer is contract.leader.right
    assert contract.leader.side is contract.side.other
    assert contract.tricks == contract.bid.tricks == contract.level + 6


@given(results())
def test_results_are_read_as_written(result: Result) -> None:
    """A result written and read again is the same, and its margin is what separates it from the contract."""
    assert Result.parse(str(result)) == result
    assert result.passed_out == (result.contract is None)
    if result.contract is not None:
        assert result.contract.tricks + result.margin == result.tricks


@pytest.mark.parametrize(
    "text", ["", "4S", "4SE", "4SE+", "4SE+9", "7NTN+1", "1CN-8", "P+1", "4SXXXE=", "3NTS 0"]
)
def test_texts_that_are_no_result(text: str) -> None:
    """A text that is no result, or tells of more than thirteen tricks or fewer than none, is refused."""
    with pytest.raises(NotationError):
        Result.parse(text)


@pytest.mark.parametrize(("contract", "tricks"), [("3NTS", -1), ("3NTS", 14), (None, 1)])
def test_tricks_that_nobody_can_win(contract: str | None, tricks: int) -> None:
    """A result has 0 to 13 tricks, and none if nobody bid."""
    with pytest.raises(NotationError, match="tricks"):
        Result(None if contract is None else Contract.parse(contract), tricks)


def test_doubling_multiplies() -> None:
    """Undoubled, doubled and redoubled trick points count once, twice and four times (Law 77)."""
    assert [(doubling.notation, doubling.factor) for doubling in Doubling] == [("", 1), ("X", 2), ("XX", 4)]


def test_dealer_and_vulnerability_of_boards() -> None:
    """Boards 1 to 128 have the dealers and vulnerabilities printed on duplicate boards (Law 2)."""
    none, ns, ew = (1, 8, 11, 14), (2, 5, 12, 15), (3, 6, 9, 16)
    for number in range(1, 129):
        of_board = Conditions.of_board(number)
        place = (number - 1) % 16 + 1
        expected = "None" if place in none else "NS" if place in ns else "EW" if place in ew else "All"
        assert str(of_board.vulnerability) == expected
        assert of_board.dealer.letter == "WNES"[number % 4]
        assert of_board.rules == HouseRules()


@pytest.mark.parametrize("number", [0, -1])
def test_boards_are_counted_from_one(number: int) -> None:
    """There is no board 0."""
    with pytest.raises(ValueError, match=str(number)):
        Conditions.of_board(number)


@given(conditions())
def test_who_calls_first(agreed: Conditions) -> None:
    """The dealer (Law 17; S4:19), or by house rule the player on the dealer's left (S1:21)."""
    by_law = agreed.rules.first_caller is FirstCaller.DEALER
    assert agreed.first_caller is (agreed.dealer if by_law else agreed.dealer.left)


@given(st.sampled_from(Code), st.integers(1, 93), st.sampled_from(["", "A1"]), st.text())
def test_violations_are_values(code: Code, number: int, part: str, fact: str) -> None:
    """Violations compare by what they say, name Law and facts, and arrive unchanged in another process."""
    violation = RuleViolation(code, Law(number, part), (("fact", fact),))
    assert violation == RuleViolation(code, Law(number, part), (("fact", fact),)) != RuleViolation(code)
    assert hash(violation) == hash(RuleViolation(code, Law(number, part), (("fact", fact),)))
    assert str(violation) == f"{code.value} (Law {number}{part}): fact={fact}"
    assert pickle.loads(pickle.dumps(violation)) == violation
