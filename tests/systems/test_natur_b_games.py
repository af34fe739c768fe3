"""Partnerships of Natur B with the points for game reach it, when the opponents are silent."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from schlemm.bidding.bid_out import bid_out
from schlemm.bidding.choose import choose_call
from schlemm.bidding.rules.situation import game_level
from schlemm.core.auction import Auction
from schlemm.core.calls import PASS, Bid, Call
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide, Seat, Side, Vulnerability
from schlemm.core.view import Public
from schlemm.dealing.numbered import random_deal
from schlemm.evaluation.points import figure_points

DEALS = 3000


class Reached(NamedTuple):
    """How an auction ended: the figure points of both hands, and the auction."""

    points: int
    auction: Auction

    @property
    def is_game(self) -> bool:
        """Whether game was bid."""
        last = self.auction.last_bid
        return last is not None and last.level >= game_level(last.strain, 0)


def silently(public: Public, hand: Hand) -> Call:
    """North and South by the rules, East and West not at all."""
    return choose_call(public, hand) if public.auction.turn.side is Side.NORTH_SOUTH else PASS


@cache
def reached() -> tuple[Reached, ...]:
    """What was reached on each deal."""
    return tuple(_bid_out())


def _bid_out() -> Iterator[Reached]:
    below = Random(69).randrange
    for _ in range(DEALS):
        deal = random_deal(below)
        start = Public(Seat.NORTH, Vulnerability.NONE, Auction(Seat.NORTH), BySide("natur-b", "natur-b"))
        points = figure_points(deal.hand(Seat.NORTH)) + figure_points(deal.hand(Seat.SOUTH))
        yield Reached(points, bid_out(start, deal, silently).auction)


@pytest.mark.slow
def test_with_twenty_seven_points_game_is_bid() -> None:
    """No partnership with 27 figure points or more stops in a part score."""
    short = [f"{each.points} {each.auction}" for each in reached() if each.points >= 27 and not each.is_game]
    assert short == []


def test_with_twenty_five_points_game_is_mostly_bid() -> None:
    """Of the partnerships with 25 or 26 figure points at least three quarters reach game."""
    enough = [each for each in reached() if 25 <= each.points <= 26]
    assert sum(each.is_game for each in enough) >= 0.75 * len(enough) > 100


def test_with_twenty_points_hardly_anybody_bids_game() -> None:
    """Of the partnerships with 20 figure points or fewer at most one in a hundred bids game."""
    few = [each for each in reached() if each.points <= 20]
    assert sum(each.is_game for each in few) <= 0.01 * len(few)


@pytest.mark.parametrize(
    ("calls", "hand"),
    [
        ("1D P 1S P 3D P", "KQ432.KQ32.2.K32"),
        ("1D P 1S P 3D P", "KJ5432.AQ2.2.K32"),
        ("1C P 1H P 3C P", "32.AQ432.KQ32.J2"),
        ("1H P 1S P 3H P", "AQ432.2.KQ32.Q32"),
        ("1S P 2D P 3S P", "2.KQ2.AJ5432.K32"),
        ("1D P 1H P 3C P", "A2.KQ432.2.K5432"),
    ],
)
def test_fourteen_points_opposite_a_strong_jump_go_on(calls: str, hand: str) -> None:
    """Who answered with 12 to 14 points bids game or something forcing over opener's strong jump."""
    public = Public(
        Seat.NORTH, Vulnerability.NONE, Auction.parse(f"N: {calls}"), BySide("natur-b", "natur-b")
    )
    assert isinstance(choose_call(public, Hand.parse(hand)), Bid)
