"""Slams without a fit in Natur A and Natur B, and the nine tricks that are nearer than eleven."""

from collections.abc import Iterator
from functools import cache

import pytest

from schlemm.bidding.explanation.explain import explain
from schlemm.bidding.interpret import interpret
from schlemm.bidding.natural.levels import fewest_points
from schlemm.bidding.rules.meaning import Meaning
from schlemm.core.calls import PASS
from schlemm.core.cards import Strain, Suit
from schlemm.core.hand import Hand
from schlemm.core.seats import Seat, Side
from schlemm.core.view import Public
from schlemm.evaluation.box import MOST, Box, Range

from .s1_deals import after, alone, called, dealt, figures

NATUR = ("natur-a", "natur-b")
DEALS = 9000


@cache
def strong(system: str) -> tuple[tuple[tuple[Hand, Hand], Public], ...]:
    """Pairs of hands with 33 figure points, bid with silent opponents."""
    return tuple(_strong(system))


def _strong(system: str) -> Iterator[tuple[tuple[Hand, Hand], Public]]:
    for number in range(DEALS):
        deal = dealt("slams", number)
        pair = deal.hand(Seat.NORTH), deal.hand(Seat.SOUTH)
        if sum(map(figures, pair)) >= 33:
            yield pair, alone(deal, system)


@pytest.mark.parametrize("system", NATUR)
def test_nobody_passes_notrump_with_the_points_for_slam(system: str) -> None:
    """Who adds 33 figure points to their own and the least that partner has shown does not pass below six notrump."""
    pairs = strong(system)
    assert len(pairs) > 20
    for pair, public in pairs:
        calls = public.auction.calls
        last = public.auction.last_bid
        assert last is not None
        if last.strain is not Strain.NOTRUMP or last.level >= 6:
            continue
        for index, call in enumerate(calls):
            before = after(" ".join(map(str, calls[:index])), system)
            seat = before.auction.turn
            if seat.side is Side.NORTH_SOUTH and call == PASS and before.auction.last_bid == last:
                least = fewest_points(interpret(before).situation.partner, Strain.NOTRUMP)
                mine = figures(pair[0] if seat is Seat.NORTH else pair[1])
                assert mine + least < 33, f"{pair}: {public.auction}"


@pytest.mark.parametrize("system", NATUR)
def test_slam_is_mostly_bid_with_thirty_three_points(system: str) -> None:
    """Of the partnerships with 33 figure points half bid a slam by the rules alone."""
    bid = [public.auction.last_bid for _, public in strong(system)]
    assert sum(last is not None and last.level >= 6 for last in bid) >= 0.5 * len(bid)


@pytest.mark.parametrize(
    ("system", "calls", "hand", "call"),
    [
        ("natur-a", "1C P 2NT P 3H P 3NT P", "4.AKQT.AK9.KQ875", "6NT"),
        ("natur-a", "3NT P", "J43.QT85.A82.A42", "6NT"),
        ("natur-a", "3NT P", "43.QT85.A852.A42", "4NT"),
        ("natur-a", "2NT P", "KQJ7.K98.QT6.JT6", "4NT"),
        ("natur-a", "2NT P 4NT P", "AT32.AQ73.KJ.AQ4", "P"),
        ("natur-a", "2NT P 4NT P", "AT32.AQ73.KJ.AKQ", "6NT"),
        ("natur-a", "1NT P 3NT P", "KQ3.A752.AT6.A85", "4NT"),
        ("natur-a", "1NT P 3NT P", "KQ3.K752.AT6.A85", "P"),
        ("natur-a", "1NT P 4NT P", "KQ3.A752.AT6.A85", "6NT"),
        ("natur-a", "1NT P 4NT P", "KQ3.J752.AT6.A85", "P"),
        ("natur-b", "1D P 3NT P", "AJ76.AQ7.AKT9.Q5", "6NT"),
        ("natur-b", "1D P 3NT P", "AJ7.AQ72.AKT9.54", "4NT"),
        ("natur-b", "2D P 2S P 3NT P", "KJ985.AJ76.QT3.8", "6NT"),
        ("natur-b", "1NT P", "KQ75.A73.Q96.KJ7", "4NT"),
        ("natur-b", "1NT P 4NT P", "AJ82.KT.KJ75.AQ9", "6NT"),
        ("natur-b", "1NT P 4NT P", "AJ82.KT.KJ75.A92", "P"),
        ("natur-b", "1C P 1H P 2NT P", "AJ.AQ7653.K7.543", "6H"),
    ],
)
def test_slam_is_bid_or_asked_for_over_notrump(system: str, calls: str, hand: str, call: str) -> None:
    """Six with the points opposite the least partner has, four with a little less, which partner accepts with more."""
    assert called(calls, hand, system) == call


@pytest.mark.parametrize(("system", "calls"), [("natur-a", "1NT P 4NT"), ("natur-b", "1NT P 4NT")])
def test_who_asks_by_points_says_so(system: str, calls: str) -> None:
    """Four notrump over notrump is told as a question by points, with as many as partner may count on."""
    told = explain(after(calls, system), 2)
    assert told.message.code == Meaning.QUANTITATIVE.value
    assert told.shown is not None
    low, high = told.shown.figures
    assert high - low <= 3
    assert not told.artificial


@pytest.mark.parametrize("system", NATUR)
def test_three_notrump_by_shortness_is_not_bid(system: str) -> None:
    """S4:63: shortness does not count without trumps, so that three notrump over a minor shows 13 figure points."""
    for calls in ("1C P 3NT", "1D P 3NT"):
        shown = explain(after(calls, system), 2).shown
        assert shown is None or shown.figures.low >= 13


@pytest.mark.parametrize("system", NATUR)
@pytest.mark.parametrize(
    ("calls", "hand"),
    [
        ("1H P 3D P 3H P", "AQ2.T.AJ7642.KQ4"),
        ("1S P 3D P 3S P", "6.KJ42.AKJ93.KT3"),
        ("1D P 3C P 3D P", "KQJ.A74.4.AQJ874"),
        ("1D P 3C P 3D P", "KQ3.K74.43.AQJ74"),
    ],
)
def test_nine_tricks_are_nearer_than_eleven(system: str, calls: str, hand: str) -> None:
    """On the way to game a hand that stops what nobody has shown bids three notrump before its minor once more."""
    assert called(calls, hand, system) == "3NT"


def test_length_that_is_shown_is_no_figure_point() -> None:
    """Of twenty points with seven clubs four are length: sixteen figure points are what partner may count on."""
    points = Box(strength=Range(20, MOST))
    assert fewest_points(points, Strain.NOTRUMP) == 19
    assert fewest_points(points.with_length(Suit.CLUBS, 7), Strain.NOTRUMP) == 16


def test_a_long_suit_is_not_counted_twice_for_a_grand_slam() -> None:
    """Opposite six clubs on a long suit eighteen points with one ace are no grand slam (S1:39 asks for aces)."""
    assert called("1C P 2NT P 6C P", "KQ7.KQ6.AQ3.Q932") == "P"
    assert called("1C P 2NT P 6C P", "KQ72.AQ6.KJ3.QJ9") == "P"


@pytest.mark.parametrize(
    ("system", "calls", "hand"),
    [
        ("forum", "3D X P P", "Q.842.AJ6532.973"),
        ("forum", "2H P P X", "53.KQT954.65.KQ7"),
        ("natur-a/preempts=yes", "3D X P P", "Q.842.KQJ6532.97"),
        ("natur-b/preempts=yes", "3D X P P", "Q.842.KQJ6532.97"),
        ("natur-b/preempts=yes", "3H P P X", "2.KQJ9842.7532.8"),
    ],
)
def test_preempters_are_silent(system: str, calls: str, hand: str) -> None:
    """Who has bid as high as the hand is worth leaves the rest to partner, whom a double has told enough."""
    assert called(calls, hand, system) == "P"
