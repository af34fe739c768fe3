"""Which imagined contracts are counted as doubled."""

import pytest

from schlemm.bots.doubling import as_doubled
from schlemm.core.contract import Contract, Doubling
from schlemm.core.deal import Deal

WEAK = "N:KJ9743.52.T83.42 Q8.AQJ4.A952.K83 T65.K87.QJ4.J976 A2.T963.K76.AQT5"
"""North-South have nine spades and eleven points."""
STACKED = "N:AJ652.A8.K83.Q42 KQT9.Q4.95.K8653 43.KJ752.QJ4.A97 87.T963.AT762.JT"
"""East has four spades with three honours behind five of North's."""


@pytest.mark.parametrize(
    ("text", "contract", "doubled"),
    [
        (WEAK, "4SN", True),
        (WEAK, "1NTN", False),
        (WEAK, "3NTN", True),
        (WEAK, "2NTE", False),
        (STACKED, "4SN", True),
        (STACKED, "2SN", False),
    ],
)
def test_what_fails_badly_is_doubled(text: str, contract: str, doubled: bool) -> None:
    """A contract far beyond its tricks is doubled by who holds the points or the trumps; a reasonable one is not."""
    found = as_doubled(Contract.parse(contract), Deal.parse(text).hands)
    assert found is not None
    assert (found.doubling is Doubling.DOUBLED) is doubled


def test_what_stands_doubled_stays_so() -> None:
    """A pass-out stays one, and what has been doubled or redoubled in the auction is left as it is."""
    hands = Deal.parse(WEAK).hands
    assert as_doubled(None, hands) is None
    for bid in ("4SXN", "4SXXN"):
        assert as_doubled(Contract.parse(bid), hands) == Contract.parse(bid)
