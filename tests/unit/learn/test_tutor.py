"""The tutor: the same numbers in every form, and the examples of the sources."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.calls import BIDS, Bid
from schlemm.core.cards import STRAINS, Strain
from schlemm.core.contract import Contract, Doubling, Result
from schlemm.core.seats import SIDES, BySide, Seat, Side
from schlemm.learn.tutor.case import Case, is_inconvenient
from schlemm.learn.tutor.rubber import in_rubber
from schlemm.learn.tutor.sacrifice import made_into_game, prices, undertricks_cost
from schlemm.learn.tutor.what_if import points_of, variations
from schlemm.scoring.honours import Honours
from schlemm.scoring.items import SheetPlace, total

CONTRACTS = st.builds(Contract, st.sampled_from(BIDS), st.sampled_from(Doubling), st.sampled_from(Seat))
RESULTS = st.builds(Result, CONTRACTS, st.integers(0, 13))
PART_SCORES = st.sampled_from(range(0, 100, 10))
CASES = st.builds(
    Case,
    RESULTS,
    st.builds(BySide, st.booleans(), st.booleans()),
    st.builds(BySide, PART_SCORES, PART_SCORES),
)


@given(CASES)
def test_penalties_are_the_same_in_a_rubber(case: Case) -> None:
    """What a contract costs that fails is the same in duplicate and above the line in a rubber (S3:28)."""
    if case.result.margin >= 0:
        return
    account = in_rubber(case)
    assert total(account.score.steps, SheetPlace.ABOVE).of(case.side.other) == -points_of(case)
    assert account.below == case.below


@given(CASES)
def test_a_game_clears_the_part_scores(case: Case) -> None:
    """A hundred below the line, with what was there before, is a game; then neither side has a part score (C9)."""
    account = in_rubber(case)
    made = total(account.score.steps, SheetPlace.BELOW).of(case.side)
    assert account.game == (made > 0 and case.below.of(case.side) + made >= 100)
    assert (account.below == BySide(0, 0)) >= account.game
    assert account.over == (account.game and case.vulnerable.of(case.side))


@given(CASES)
def test_stopping_is_paid_once_at_most(case: Case) -> None:
    """An unfinished rubber gives 300 for the only game and 100 for the only part score, a finished one nothing (C9)."""
    account = in_rubber(case)
    points = {side: total(account.unfinished.steps).of(side) for side in SIDES}
    for side in SIDES:
        only_game = account.games.of(side) > 0 and not account.games.of(side.other)
        only_part = account.below.of(side) > 0 and not account.below.of(side.other)
        expected = 0 if account.over else 300 * only_game + 100 * only_part
        assert points[side] == expected


@pytest.mark.parametrize(("vulnerable", "bonus"), [((True, False), 700), ((True, True), 500)])
def test_the_bonus_for_the_rubber(vulnerable: tuple[bool, bool], bonus: int) -> None:
    """The second game brings 700 if the others have none, else 500 (C9)."""
    account = in_rubber(Case(Result.parse("3NTS="), BySide(*vulnerable)))
    assert account.on(SheetPlace.BELOW, Side.NORTH_SOUTH) == 100
    assert account.on(SheetPlace.ABOVE, Side.NORTH_SOUTH) == bonus


def test_honours_go_to_who_holds_them() -> None:
    """Four aces in a defender's hand bring 150 above the line to the defenders (C9)."""
    account = in_rubber(Case(Result.parse("3NTS="), honours=Honours(Seat.WEST, Strain.NOTRUMP, 4)))
    assert account.on(SheetPlace.ABOVE, Side.EAST_WEST) == 150


@given(CASES)
def test_one_thing_is_changed_at_a_time(case: Case) -> None:
    """Every variation differs from the case in doubling, in danger or by one trick, and is scored as it stands."""
    contract = case.result.contract
    assert contract is not None
    for each in variations(case):
        other = each.case.result.contract
        assert other is not None
        changed = [
            other.doubling is not contract.doubling,
            each.case.vulnerable != case.vulnerable,
            abs(each.case.result.tricks - case.result.tricks) == 1,
        ]
        assert sum(changed) == 1
        assert (other.bid, other.declarer) == (contract.bid, contract.declarer)
        assert each.points == points_of(each.case)


def test_games_that_go_too_far() -> None:
    """S2:21: 4SA, 5♥, 5♠ and 5SA are the games that are not convenient."""
    found = [str(bid) for bid in BIDS if is_inconvenient(Contract(bid, Doubling.UNDOUBLED, Seat.SOUTH))]
    assert found == ["4NT", "5H", "5S", "5NT"]


def test_part_scores_that_a_double_makes_games() -> None:
    """S1:75, S2:74, S2:85: doubled, 2♥ and 3♣ are games; redoubled, only 1♣ and 1♦ stay part scores."""
    doubled = made_into_game(Doubling.DOUBLED)
    assert {Bid(2, Strain.HEARTS), Bid(3, Strain.CLUBS)} <= set(doubled)
    assert Bid(2, Strain.DIAMONDS) not in doubled
    redoubled = set(made_into_game(Doubling.REDOUBLED))
    stay = [bid for bid in BIDS if bid.level < 4 and bid not in redoubled]
    games_anyway = [Bid(3, Strain.NOTRUMP)]
    assert stay == [Bid(1, Strain.CLUBS), Bid(1, Strain.DIAMONDS), *games_anyway]


@given(st.sampled_from(BIDS), st.sampled_from(Doubling))
def test_a_sacrifice_costs_less_up_to_its_limit(bid: Bid, doubling: Doubling) -> None:
    """Up to the limit a sacrifice costs less than their contract brings, and one trick more costs as much or more."""
    for price in prices(bid, doubling, bid.tricks):
        assert price.cost < price.worth
        assert price.next_cost >= price.worth or price.down == 13
        assert price.cost == (undertricks_cost(price.down, vulnerable=price.ours) if price.down else 0)


def test_a_sacrifice_at_favourable_danger() -> None:
    """Against 620, a side that is not vulnerable may go three down for 500 (S1:41, S3:14)."""
    favourable, equal, both, unfavourable = prices(Bid(4, STRAINS[3]), Doubling.UNDOUBLED, 10)
    assert (favourable.down, favourable.cost, favourable.worth) == (3, 500, 620)
    assert (equal.down, both.down, unfavourable.down) == (2, 2, 1)


def test_nothing_is_saved_from_a_contract_that_fails() -> None:
    """Against a contract that goes down there is nothing to save."""
    with pytest.raises(ValueError, match="nothing needs to be saved"):
        prices(Bid(4, Strain.SPADES), Doubling.UNDOUBLED, 9)
