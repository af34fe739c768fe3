"""What tricks are worth: the contract first, then overtricks, by the form that is played."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.bots.play.payoff import payoffs
from schlemm.core.auction import Auction
from schlemm.core.contract import Contract
from schlemm.core.seats import Seat, Vulnerability
from schlemm.core.view import Public, Stakes
from schlemm.testing import contracts, vulnerabilities

FORMS = ("duplicate", "robber4", "rubber")
"""Forms in which the contract comes first."""


def public(form: str, vulnerability: Vulnerability = Vulnerability.NONE) -> Public:
    """A board of this form."""
    return Public(Seat.NORTH, vulnerability, Auction(Seat.NORTH), stakes=Stakes(form))


@given(contracts(), vulnerabilities(), st.sampled_from((*FORMS, "matchpoints")), st.integers(0, 13))
def test_more_tricks_are_never_worth_less(
    contract: Contract, vulnerability: Vulnerability, form: str, usual: int
) -> None:
    """Whatever is played and however it is scored, another trick is worth more to declarer's side."""
    worth = payoffs(contract, public(form, vulnerability), usual)
    assert all(one < other for one, other in pairwise(worth))


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("contract", ["3NTS", "4HS", "6SS"])
def test_making_comes_before_overtricks(contract: str, form: str) -> None:
    """From the contract's last trick more is to be had than from three overtricks together."""
    given_contract = Contract.parse(contract)
    worth = payoffs(given_contract, public(form), given_contract.tricks)
    last = worth[given_contract.tricks] - worth[given_contract.tricks - 1]
    assert last > 2 * (worth[13] - worth[given_contract.tricks])


@pytest.mark.parametrize("contract", ["3NTS", "4HS", "2DS"])
def test_by_matchpoints_an_overtrick_is_worth_as_much_as_the_contract(contract: str) -> None:
    """Against a field that just makes the contract, one trick more wins what one trick less loses."""
    given_contract = Contract.parse(contract)
    made = given_contract.tricks
    worth = payoffs(given_contract, public("matchpoints"), made)
    assert worth[made + 1] - worth[made] == worth[made] - worth[made - 1]
