"""Kinds of contracts, each bid counted once by its height and once by its denomination."""

from collections import Counter

from schlemm.core.calls import Bid
from schlemm.core.cards import STRAINS
from schlemm.own_games.contract_kinds import ContractKind, kinds_of_bid

BIDS = [Bid(level, strain) for level in range(1, 8) for strain in STRAINS]


def test_games_are_the_bids_that_are_worth_a_hundred() -> None:
    """3NT, four of a major and five of a minor begin them; six is a small slam, seven a grand one."""
    games = {str(bid) for bid in BIDS if kinds_of_bid(bid)[0] is ContractKind.GAME}
    assert games == {"3NT", "4NT", "5NT", "4H", "4S", "5H", "5S", "5C", "5D"}
    assert {bid.level for bid in BIDS if kinds_of_bid(bid)[0] is ContractKind.SMALL_SLAM} == {6}
    assert {bid.level for bid in BIDS if kinds_of_bid(bid)[0] is ContractKind.GRAND_SLAM} == {7}


def test_every_bid_has_one_height_and_one_denomination() -> None:
    """Of 35 bids 7 are in notrump, 14 in minors, 14 in majors; nothing is counted twice in one of the two."""
    counted = Counter(kind for bid in BIDS for kind in kinds_of_bid(bid))
    heights = ContractKind.PART_SCORE, ContractKind.GAME, ContractKind.SMALL_SLAM, ContractKind.GRAND_SLAM
    assert sum(counted[kind] for kind in heights) == len(BIDS)
    strains = ContractKind.NOTRUMP, ContractKind.MINOR_SUIT, ContractKind.MAJOR_SUIT
    assert [counted[kind] for kind in strains] == [7, 14, 14]
