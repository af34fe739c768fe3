"""Deals that somebody asks a worker for: those of the terminal, as far as the work that is allowed goes."""

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples

from schlemm.bidding.deals_asked import BRIEFLY, BoardDealer, DealsAsked, SearchEffort
from schlemm.bots.boards.dealt import DealsThatFit
from schlemm.bots.boards.rarity import HowRareDealsAre
from schlemm.core.calls import Call, parse_call
from schlemm.core.seats import Seat
from schlemm.dealing.constraints import ANY_SHOWN, Constraints
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.handset import HandSet
from schlemm.evaluation.points import figure_points

STRONG = Constraints(shown=ANY_SHOWN.put(Seat.SOUTH, HandSet.of(Box(Range(15, 17)))))
STRONGER = Constraints(shown=ANY_SHOWN.map(lambda _: HandSet.of(Box(Range(11, 37)))))
STAYMAN = tuple(map(parse_call, ("1NT", "P", "2C")))


@given(st.integers(0, 2**64 - 1), st.integers(1, 20), st.sampled_from([(), STAYMAN]))
@settings(max_examples=examples(10))
def test_they_are_those_of_the_terminal(seed: int, count: int, calls: tuple[Call, ...]) -> None:
    """Boards found within the effort of a page are the first that are found without one, and have what is asked."""
    asked = DealsAsked(STRONG if not calls else Constraints(), calls)
    found = DealsThatFit(asked, count, seed).run()
    assert list(found) == list(islice(BoardDealer(asked, range(1, count + 1)).deals(seed), count))
    assert DealsThatFit(asked, count, seed).run() == found
    if not calls:
        assert all(15 <= figure_points(deal.hands.south) <= 17 for deal in found)


def test_where_nothing_is_asked_they_are_random_deals_of_the_seed() -> None:
    """More boards change none of the first, and another seed gives others."""
    few, more, others = (
        DealsThatFit(DealsAsked(), count, seed).run() for count, seed in ((3, 1), (8, 1), (3, 2))
    )
    assert (few, len(set(more))) == (more[:3], 8)
    assert not set(few) & set(others)


@pytest.mark.parametrize(
    "effort", [SearchEffort(1, 1 << 20), SearchEffort(1 << 20, 1), SearchEffort(400, 40)]
)
def test_a_search_ends_by_its_effort(effort: SearchEffort) -> None:
    """With less effort the first of the same boards are found, and not all."""
    asked = DealsAsked(calls=STAYMAN)
    dealer = BoardDealer(asked, range(1, 33))
    found, all_of_them = dealer.found(3, effort), dealer.found(3, BRIEFLY)
    assert len(found) < len(all_of_them) == 32
    assert found == all_of_them[: len(found)]


def test_what_nobody_can_have_is_given_up() -> None:
    """Four hands of eleven points are none, seen beforehand; an auction that nobody bids is given up after a while."""
    assert DealsThatFit(DealsAsked(STRONGER), 2, 1).run() == ()
    rare = HowRareDealsAre(DealsAsked(STRONGER), 2).run()
    assert (rare.least, rare.most, rare.exact) == (0.0, 0.0, True)
    never = DealsAsked(calls=(parse_call("7NT"),))
    assert DealsThatFit(never, 2, 1).run() == ()
    assert HowRareDealsAre(never, 2).run().most < 1e-6


def test_how_rare_they_are_is_what_dealing_shows() -> None:
    """A share that is counted is near that of random deals."""
    rare = HowRareDealsAre(DealsAsked(STRONG), 4).run()
    random = DealsThatFit(DealsAsked(), 4000, 9).run()
    share = sum(15 <= figure_points(deal.hands.south) <= 17 for deal in random) / len(random)
    assert rare.exact
    assert abs(rare.most - share) < 0.03
