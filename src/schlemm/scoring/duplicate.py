"""The score of one board by itself, as in duplicate and in the robber of four (Law 77)."""

from __future__ import annotations

from schlemm.core.checks import check_number, check_type
from schlemm.core.contract import Contract, Result
from schlemm.core.play import TRICKS
from schlemm.core.seats import Vulnerability
from schlemm.scoring.items import Score, Step, StepCode
from schlemm.scoring.penalties import Penalties, check_contract, undertricks
from schlemm.scoring.premiums import insult, part_score_or_game, slam
from schlemm.scoring.tricks import bid_tricks, overtricks

PASSED_OUT = Score((Step(StepCode.PASSED_OUT, None),))
"""The score of a board that nobody bid on: nothing for anybody (Law 22A, 77)."""


def contract_score(
    contract: Contract, tricks: int, *, vulnerable: bool, penalties: Penalties = Penalties.LAW
) -> Score:
    """The explained score of a contract; ``for_side(contract.side)`` is its value as players name it.

    >>> score = contract_score(Contract.parse("4SXN"), 11, vulnerable=True)
    >>> [(step.code.value, step.points) for step in score.steps]
    [('bid-tricks', 240), ('overtricks', 200), ('game', 500), ('insult', 50)]

    Args:
        contract: What was bid, and by whom.
        tricks: How many of the thirteen tricks declarer's side won.
        vulnerable: Whether declarer's side is vulnerable.
        penalties: How doubled undertricks are counted.

    Raises:
        WrongType: If one of them is not of its kind.
        OutOfRange: If there are not 0 to 13 tricks.
    """
    check_contract(contract, tricks, vulnerable=vulnerable, penalties=penalties)
    margin = tricks - contract.tricks
    if margin < 0:
        return Score((undertricks(contract, -margin, vulnerable=vulnerable, penalties=penalties),))
    more = (overtricks(contract, margin, vulnerable=vulnerable),) if margin else ()
    bonus = part_score_or_game(contract, vulnerable=vulnerable)
    slams = slam(contract, vulnerable=vulnerable)
    return Score((bid_tricks(contract), *more, bonus, *slams, *insult(contract)))


def board_score(result: Result, vulnerability: Vulnerability, penalties: Penalties = Penalties.LAW) -> Score:
    """The explained score of a board; only the state of declarer's side matters (S0:16)."""
    check_type("result", result, Result, "a Result, or read a text with Result.parse")
    check_type("vulnerability", vulnerability, Vulnerability, "a Vulnerability")
    contract = result.contract
    if contract is None:
        return PASSED_OUT
    vulnerable = vulnerability.of(contract.side)
    return contract_score(contract, result.tricks, vulnerable=vulnerable, penalties=penalties)


def duplicate_score(level: int, strain: int, doubling: int, tricks: int, vulnerable: bool) -> int:
    """The same value as a bare number, for simulations: whole numbers in, no step is made.

    >>> duplicate_score(3, 4, 0, 9, vulnerable=False)
    400

    Args:
        level: 1 to 7.
        strain: Index of the denomination, clubs 0 to notrump 4.
        doubling: 0, 1 doubled, 2 redoubled.
        tricks: 0 to 13, won by declarer's side.
        vulnerable: Whether declarer's side is vulnerable.

    Returns:
        Points, positive for declarer's side.

    Raises:
        WrongType, OutOfRange: If one of them cannot be.
    """
    if not (1 <= level <= 7 and 0 <= strain <= 4 and 0 <= doubling <= 2 and 0 <= tricks <= TRICKS):
        _refuse(level, strain, doubling, tricks)
    margin = tricks - level - 6
    if margin < 0:
        return -_price(-margin, doubling, vulnerable)
    each = 20 if strain < 2 else 30
    bid = (each * level + (10 if strain == 4 else 0)) << doubling
    score = bid + 50 * doubling + margin * (100 * doubling * (1 + vulnerable) if doubling else each)
    if bid < 100:
        return score + 50
    if level < 6:
        return score + (500 if vulnerable else 300)
    if level == 6:
        return score + (1250 if vulnerable else 800)
    return score + (2000 if vulnerable else 1300)


def contract_points(contract: Contract, tricks: int, vulnerable: bool) -> int:
    """What a contract is worth, in points for declarer's side; tricks, state and errors as of ``duplicate_score``."""
    return duplicate_score(
        contract.level, contract.strain.index, contract.doubling.index, tricks, vulnerable=vulnerable
    )


def _refuse(level: int, strain: int, doubling: int, tricks: int) -> None:
    """Say which of these numbers cannot be."""
    check_number("level", level, 1, 7)
    check_number("index of the denomination", strain, 0, 4)
    check_number("doubling", doubling, 0, 2)
    check_number("tricks of declarer's side", tricks, 0, TRICKS)


def _price(count: int, doubling: int, vulnerable: bool) -> int:
    if not doubling:
        return (100 if vulnerable else 50) * count
    if vulnerable:
        return (300 * count - 100) * doubling
    return (200 * count - 100 if count <= 3 else 300 * count - 400) * doubling
