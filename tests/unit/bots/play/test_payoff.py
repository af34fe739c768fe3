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


def public(form: str, vulnerability: Vulnerability = Vulnerability.NONE) -> Public:
    """A board of this form."""
    return Public(Seat.NORTH, vulnerability, Auction(Seat.NORTH), stakes=Stakes(form))


@given(contracts(), vulnerabilities(), st.sampled_from(FORMS), st.integers(0, 13))
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
